'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'
import { FieldError } from './field'

export interface ChipOption {
  value: string
  label: string
  icon?: IconName
  disabled?: boolean
}

interface ChipsProps {
  /** Name of the group, visible above it. */
  label: string
  /** Hides the label visually where a heading already names the group. */
  labelHidden?: boolean
  /** `one` of them, like radio buttons, or `many`. */
  choose: 'one' | 'many'
  name: string
  options: ChipOption[]
  value: string[]
  onChange(value: string[]): void
  error?: string
  /** The options are loading. */
  busy?: boolean
}

/** A group of chips with single or multiple selection; arrow keys move within single selection. */
export function Chips(props: ChipsProps) {
  const { label, labelHidden, choose, name, options, value, onChange, error, busy } = props
  const t = useTranslations('ui')
  const id = useId()

  function change(option: string, on: boolean) {
    if (choose === 'one') return onChange([option])
    onChange(on ? [...value, option] : value.filter((other) => other !== option))
  }

  return (
    <fieldset
      role={choose === 'one' ? 'radiogroup' : undefined}
      aria-invalid={choose === 'one' && error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="min-w-0"
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-14 font-semibold'}>{label}</legend>
      {busy ? (
        <div className="flex flex-wrap gap-2" role="status" aria-label={t('loading')}>
          <Skeleton className="h-9 w-24 rounded-pill" />
          <Skeleton className="h-9 w-32 rounded-pill" />
          <Skeleton className="h-9 w-20 rounded-pill" />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {options.map(({ value: option, label: text, icon, disabled }) => (
            <label key={option} className="chip">
              <input
                type={choose === 'one' ? 'radio' : 'checkbox'}
                name={name}
                value={option}
                checked={value.includes(option)}
                disabled={disabled}
                aria-invalid={choose === 'many' && error ? true : undefined}
                onChange={(event) => change(option, event.target.checked)}
                className="sr-only"
              />
              {icon && <Icon name={icon} />}
              {text}
            </label>
          ))}
        </div>
      )}
      {error && (
        <FieldError id={`${id}-error`} className="mt-2">
          {error}
        </FieldError>
      )}
    </fieldset>
  )
}
