'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { described, Field, type FieldProps } from './field'
import { SliderTrack } from './slider-track'

interface SliderProps extends FieldProps {
  /** One value, or the lower and upper value of a range. */
  value: readonly [number] | readonly [number, number]
  /** Called while a thumb moves. */
  onChange(value: number[]): void
  /** Called when a thumb is released. */
  onCommit?(value: number[]): void
  min: number
  max: number
  step?: number
  /** Formats a value for display and for screen readers, e.g. '3 hours'. */
  format?(value: number): string
  busy?: boolean
  disabled?: boolean
}

/** A number, or a range, where an approximate value is enough; for an exact one use a field or `Stepper`. */
export function Slider({
  value,
  onChange,
  onCommit,
  min,
  max,
  step = 1,
  format = String,
  busy,
  disabled,
  ...field
}: SliderProps) {
  const t = useTranslations('ui.slider')
  const id = useId()
  const name = typeof field.label === 'string' ? field.label : ''
  const thumbs = value.length === 1 ? [name] : [t('from', { label: name }), t('to', { label: name })]
  const output = <output className="text-14 text-ink-2 tabular-nums">{value.map(format).join(' – ')}</output>
  return (
    <Field
      id={id}
      several
      {...field}
      aside={busy ? <span className="spinner flex-none self-center text-ink-3" /> : (field.aside ?? output)}
    >
      <fieldset aria-labelledby={`${id}-label`} aria-busy={busy || undefined} className="min-w-0">
        <SliderTrack
          value={value}
          thumbs={thumbs}
          onChange={onChange}
          onCommit={onCommit}
          min={min}
          max={max}
          step={step}
          format={format}
          disabled={disabled}
          invalid={Boolean(field.error)}
          describedBy={described(id, field)['aria-describedby']}
        />
      </fieldset>
    </Field>
  )
}
