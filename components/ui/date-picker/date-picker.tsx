'use client'

import { useTranslations } from 'next-intl'
import { type Ref, Suspense, useId, useRef, useState } from 'react'
import { described, FIELD_BOX, Field, type FieldProps } from '@/components/ui/form/field'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import { usePageLocale } from '@/components/ui/text/use-page-locale'
import type { LocalDate } from '@/lib/domain/local-date'
import { cx } from '../class-names'
import { formatMoment, formatSpan } from './format-moment'
import type { LocalTime, Moment, PickerMode, TimeAccuracy } from './moment'
import { isMissing, type PickerRules, type Span } from './rules'

const Panel = lazyWithRetry(() => import('./panel').then((module) => ({ default: module.Panel })))

interface CommonProps extends FieldProps {
  label: string
  /** Default 'date'. */
  mode?: PickerMode
  /** Precision of times: 1 hours, 2 hours and minutes (default), 3 with seconds. */
  accuracy?: TimeAccuracy
  /** First and last moment; a date includes the whole day. */
  min?: Moment
  max?: Moment
  /** Days within the bounds that cannot be selected. */
  isDisabled?(date: LocalDate): boolean
  /** Cannot be cleared, and is reported as missing if left empty. */
  required?: boolean
  placeholder?: string
  /** The day marked as today; defaults to the browser's date, unlike that of the venue. */
  today?: LocalDate
  /** Default time of a day that is selected before its time. */
  near?: LocalTime
  /** Minutes between two choices; must divide 60. */
  minuteStep?: number
  /** The open days are still loading. */
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
 * Selects a date, a date with a time, or a time; with `range` a span of them. The field is a button; its
 * panel, a sheet on phones, is loaded on first open.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, aside, mode = 'date', accuracy = 2, required = false, busy, disabled, ref } = props
  const t = useTranslations('ui.datePicker')
  const locale = usePageLocale()
  const id = useId()
  const button = useRef<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const [requested, setRequested] = useState(false)
  const [touched, setTouched] = useState(false)
  const isRange = props.range === true
  const missing = touched && isMissing(props.value, required)
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
  const valueText =
    span && (isRange ? formatSpan(span, mode, locale) : formatMoment(span.start, mode, locale))

  function change(next: Span | null) {
    if (props.range) props.onChange(next)
    else props.onChange(next?.start ?? null)
  }

  function toggle(next: boolean) {
    setRequested(true)
    setOpen(next)
    if (!next) {
      setTouched(true)
      props.onBlur?.()
    }
  }

  const icon = mode === 'time' ? 'clock' : 'calendar-blank'
  const spinner = <span className="spinner flex-none text-ink-3" />
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
        <span className={cx('min-w-0', !valueText && 'text-ink-3')}>
          {valueText ??
            props.placeholder ??
            t(mode === 'time' ? 'chooseTime' : isRange ? 'chooseDates' : 'choose')}
        </span>
        {busy ? spinner : <Icon name={icon} className="text-ink-3" />}
      </button>
      {props.name && (
        <input
          type="hidden"
          name={props.name}
          value={span ? (isRange ? `${span.start}/${span.end}` : span.start) : ''}
          disabled={disabled}
        />
      )}
      {requested && (
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
