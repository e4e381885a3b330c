'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { described, Field, type FieldProps } from './field'
import { SliderTrack } from './slider-track'

interface SliderProps extends FieldProps {
  /** One number, or the lower and the upper one of a range. */
  value: readonly [number] | readonly [number, number]
  /** While a thumb moves. */
  onChange(value: number[]): void
  /** When it has come to rest. */
  onCommit?(value: number[]): void
  min: number
  max: number
  step?: number
  /** A value as it is shown and said, e.g. '3 hours'. */
  format?(value: number): string
  busy?: boolean
  disabled?: boolean
}

/** A number, or a range of numbers, where being near is enough; for an exact one use a field or `Stepper`. */
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
  const shown = <output className="text-14 text-ink-2 tabular-nums">{value.map(format).join(' – ')}</output>
  return (
    <Field
      id={id}
      several
      {...field}
      aside={busy ? <span className="spinner flex-none self-center text-ink-3" /> : (field.aside ?? shown)}
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
