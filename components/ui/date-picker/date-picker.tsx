'use client'

import { useTranslations } from 'next-intl'
import { type Ref, Suspense, useId, useRef, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { LocalDate } from '@/lib/domain/local-date'
import { cx } from '../class-names'
import { described, FIELD_BOX, Field, type FieldProps } from '../field'
import { Icon } from '../icon'
import { usePageLocale } from '../use-page-locale'
import type { LocalTime, Moment, PickerMode, TimeAccuracy } from './moment'
import { momentWords, spanWords } from './moment-words'
import { isMissing, type PickerRules, type Span } from './rules'

const Panel = lazyWithRetry(() => import('./panel').then((module) => ({ default: module.Panel })))

interface CommonProps extends FieldProps {
  label: string
  /** 'date' unless said otherwise. */
  mode?: PickerMode
  /** How exact a time is: 1 hours, 2 hours and minutes (so unless said otherwise), 3 with seconds. */
  accuracy?: TimeAccuracy
  /** The first and the last moment; a date stands for the whole day. */
  min?: Moment
  max?: Moment
  /** Days between them that cannot be chosen. */
  isDisabled?(date: LocalDate): boolean
  /** An empty value is refused: it cannot be cleared, and leaving it empty is said to be wrong. */
  required?: boolean
  placeholder?: string
  /** The day that is marked; the browser's own unless the place has another one. */
  today?: LocalDate
  /** The time of a day that was chosen before its time. */
  near?: LocalTime
  /** Minutes between two choices; 60 is divisible by it. */
  minuteStep?: number
  /** It is not yet known which days are open. */
  busy?: boolean
  disabled?: boolean
  name?: string
  onBlur?(): void
  ref?: Ref<HTMLButtonElement>
}

/** Values are local: '2026-12-12', '2026-12-12T18:30' or '18:30' by mode, with ':15' at accuracy 3. */
type DatePickerProps = CommonProps &
  (
    | { range?: false; value: Moment | null; onChange(value: Moment | null): void }
    | { range: true; value: Span | null; onChange(value: Span | null): void }
  )

const anyDay = () => false

/**
 * A date, a date with a time, a time, or with `range` a span of them. The field is a button; days and times open at
 * it, on a phone in a sheet, and their code comes then.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, aside, mode = 'date', accuracy = 2, required = false, busy, disabled, ref } = props
  const t = useTranslations('ui.datePicker')
  const locale = usePageLocale()
  const id = useId()
  const button = useRef<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const [wanted, want] = useState(false)
  const [left, leave] = useState(false)
  const isRange = props.range === true
  const missing = left && isMissing(props.value, required)
  const error = props.error ?? (missing ? t(mode === 'time' ? 'requiredTime' : 'required') : null)
  const rules: PickerRules = {
    mode,
    accuracy,
    required,
    isDisabled: props.isDisabled ?? anyDay,
    min: props.min,
    max: props.max,
  }
  const span = !props.value
    ? null
    : typeof props.value === 'string'
      ? { start: props.value, end: props.value }
      : props.value
  const words = span && (isRange ? spanWords(span, mode, locale) : momentWords(span.start, mode, locale))

  function change(next: Span | null) {
    if (props.range) props.onChange(next)
    else props.onChange(next?.start ?? null)
  }

  function toggle(next: boolean) {
    want(true)
    setOpen(next)
    if (!next) {
      leave(true)
      props.onBlur?.()
    }
  }

  const icon = mode === 'time' ? 'clock' : 'calendar-blank'
  const wheel = <span className="spinner flex-none text-ink-3" />
  return (
    <Field id={id} several label={label} hint={hint} aside={aside} error={error}>
      <button
        ref={(element) => {
          button.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        type="button"
        role="combobox"
        {...described(id, { hint, error })}
        aria-labelledby={`${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        aria-required={required || undefined}
        aria-busy={busy || undefined}
        disabled={disabled}
        onClick={() => toggle(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          toggle(true)
        }}
        className={cx(
          FIELD_BOX,
          'flex h-auto! min-h-13 items-center aria-expanded:inset-ring-2 aria-expanded:inset-ring-focus justify-between gap-3 py-2 text-left',
        )}
      >
        <span className={cx('min-w-0', !words && 'text-ink-3')}>
          {words ??
            props.placeholder ??
            t(mode === 'time' ? 'chooseTime' : isRange ? 'chooseDates' : 'choose')}
        </span>
        {busy ? wheel : <Icon name={icon} className="text-ink-3" />}
      </button>
      {props.name && (
        <input
          type="hidden"
          name={props.name}
          value={span ? (isRange ? `${span.start}/${span.end}` : span.start) : ''}
          disabled={disabled}
        />
      )}
      {wanted && (
        <Suspense>
          <Panel
            id={`${id}-panel`}
            open={open}
            onOpenChange={toggle}
            anchor={button}
            label={label}
            rules={rules}
            value={span}
            isRange={isRange}
            onChange={change}
            onClear={required ? undefined : () => change(null)}
            today={props.today}
            near={props.near ?? '12:00'}
            minuteStep={props.minuteStep}
            busy={busy}
          />
        </Suspense>
      )}
    </Field>
  )
}
