'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'

interface StepperProps {
  /** What is counted, e.g. 'Adult'. */
  label: string
  value: number
  min?: number
  max?: number
  onChange(value: number): void
  /** Why `max` is the limit, shown once it is reached. */
  reason?: string
  /** Error of the number, as a sentence. */
  error?: string | null
  /** The number is being saved: it can be read but not changed. */
  busy?: boolean
  disabled?: boolean
}

const STEP =
  'grid size-[44px] place-items-center rounded-full bg-raised inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink active:bg-bg-3 disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 forced-colors:border'

/** At a limit a button stays focusable, so that the keyboard focus is not lost. */
export function Stepper({
  label,
  value,
  min = 0,
  max = Infinity,
  onChange,
  reason,
  error,
  busy,
  disabled,
}: StepperProps) {
  const t = useTranslations('ui')
  const id = useId()
  const full = value >= max
  const note = error ?? (full ? reason : undefined)
  const button = (name: 'fewer' | 'more', icon: 'minus-bold' | 'plus-bold', to: number) => {
    const stuck = busy || to < min || to > max
    return (
      <button
        type="button"
        className={STEP}
        aria-label={t(name, { label })}
        disabled={disabled}
        aria-disabled={stuck || undefined}
        onClick={stuck ? undefined : () => onChange(to)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <fieldset
      className="inline-grid justify-items-end"
      aria-describedby={note ? id : undefined}
      aria-busy={busy || undefined}
    >
      <legend className="sr-only">{label}</legend>
      <div className={cx('flex items-center gap-1', disabled && 'text-ink-3')}>
        {button('fewer', 'minus-bold', value - 1)}
        <span className="relative grid min-w-[38px] place-items-center">
          <output
            className={cx('text-[1.0625rem] font-bold tabular-nums', busy && 'opacity-0')}
            aria-live="polite"
            aria-label={label}
          >
            {value}
          </output>
          {busy && <span className="spinner absolute" />}
        </span>
        {button('more', 'plus-bold', value + 1)}
      </div>
      {note && (
        <p id={id} className={cx('max-w-44 text-right text-12', error ? 'text-bad' : 'text-ink-3')}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
