'use client'

import { useTranslations } from 'next-intl'
import { type UseFormRegisterReturn, useFormContext } from 'react-hook-form'
import { cx } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/form/field'
import { Icon } from '@/components/ui/media/icon'
import { SCORES } from '@/lib/domain/review'
import type { ReviewValues } from './review-form'

function Star({
  name,
  lit,
  field,
}: {
  name: string
  lit: boolean
  field: UseFormRegisterReturn & { value: string }
}) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center rounded-full has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus">
      <input type="radio" {...field} className="sr-only" />
      <span className="sr-only">{name}</span>
      <Icon name="star-fill" className={cx('size-8', lit ? 'text-star' : 'text-line-strong')} />
    </label>
  )
}

/** One to five stars; the arrow keys move between them. */
export function ScoreField({ id }: { id: string }) {
  const t = useTranslations('reviews.own')
  const { register, watch, formState } = useFormContext<ReviewValues>()
  const chosen = Number(watch('score'))
  const error = formState.errors.score?.message
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-14 font-semibold">{t('score')}</legend>
      <div className="-ml-1.5 flex flex-wrap items-center">
        {SCORES.map((score) => (
          <Star
            key={score}
            name={`${score} · ${t(`scores.${score}`)}`}
            lit={score <= chosen}
            field={{ ...register('score'), value: String(score) }}
          />
        ))}
        <span aria-hidden className="ml-3 text-15 text-ink-2">
          {SCORES.filter((score) => score === chosen).map((score) => t(`scores.${score}`))}
        </span>
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1">
          {error}
        </FieldError>
      )}
    </fieldset>
  )
}
