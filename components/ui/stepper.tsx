'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Icon } from './icon'

interface StepperProps {
  /** What is counted, e.g. 'Adult'. */
  label: string
  value: number
  min?: number
  max?: number
  onChange(value: number): void
  /** Why there can be no more, shown where `max` is reached. */
  reason?: string
  disabled?: boolean
}

const STEP =
  'grid size-11 place-items-center rounded-full bg-raised inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink disabled:opacity-40 forced-colors:border'

export function Stepper({ label, value, min = 0, max = Infinity, onChange, reason, disabled }: StepperProps) {
  const t = useTranslations('ui')
  const id = useId()
  const full = value >= max
  return (
    <fieldset className="inline-grid justify-items-end" aria-describedby={full && reason ? id : undefined}>
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className={STEP}
          aria-label={t('fewer', { label })}
          disabled={disabled || value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus-bold" />
        </button>
        <output
          className="min-w-[38px] text-center text-[17px] font-bold tabular-nums"
          aria-live="polite"
          aria-label={label}
        >
          {value}
        </output>
        <button
          type="button"
          className={STEP}
          aria-label={t('more', { label })}
          disabled={disabled || full}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus-bold" />
        </button>
      </div>
      {full && reason && (
        <p id={id} className="max-w-44 text-right text-12 text-ink-3">
          {reason}
        </p>
      )}
    </fieldset>
  )
}
