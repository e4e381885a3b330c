'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { cx } from './class-names'
import { described, Field, type FieldProps } from './field'
import { barsInside } from './histogram'
import { SliderTrack } from './slider-track'

interface HistogramSliderProps extends FieldProps {
  label: string
  value: readonly [number, number]
  /** While a thumb moves. */
  onChange(value: [number, number]): void
  /** When it has come to rest. */
  onCommit?(value: [number, number]): void
  min: number
  max: number
  step?: number
  /** How many there are in each of equally wide parts from `min` to `max`. */
  counts: readonly number[]
  /** A value as it is shown and said, e.g. '฿1,290'. */
  format(value: number): string
  /** The counts are on their way. */
  busy?: boolean
  disabled?: boolean
}

/** A range of numbers, under bars that show where how many are. */
export function HistogramSlider({
  value,
  onChange,
  onCommit,
  min,
  max,
  step = 1,
  counts,
  format,
  busy,
  disabled,
  ...field
}: HistogramSliderProps) {
  const t = useTranslations('ui.slider')
  const id = useId()
  const bars = barsInside(counts, { min, max }, value)
  const pair = ([low = min, high = max]: number[]): [number, number] => [low, high]
  const end = (name: 'lowest' | 'highest', of: number) => (
    <span className="grid flex-1 gap-0.5 rounded-12 px-3 py-1.5 inset-ring inset-ring-line">
      <span className="text-12 text-ink-3">{t(name)}</span>
      <output className="text-15 font-semibold tabular-nums">{format(of)}</output>
    </span>
  )
  return (
    <Field id={id} several {...field}>
      <fieldset
        aria-labelledby={`${id}-label`}
        aria-busy={busy || undefined}
        className={cx('min-w-0', disabled && 'text-ink-3')}
      >
        <div aria-hidden="true" className="flex h-16 items-end gap-px px-3.5">
          {bars.map(({ place, share, inside }) => (
            <span
              key={place}
              data-inside={(inside && !disabled && !busy) || undefined}
              className={cx('histogram-bar', busy && 'skeleton')}
              style={{ height: busy ? '40%' : `${share * 100}%` }}
            />
          ))}
        </div>
        <SliderTrack
          className="-mt-[22px]"
          value={value}
          thumbs={[t('from', { label: field.label }), t('to', { label: field.label })]}
          onChange={(next) => onChange(pair(next))}
          onCommit={onCommit && ((next) => onCommit(pair(next)))}
          min={min}
          max={max}
          step={step}
          format={format}
          disabled={disabled}
          invalid={Boolean(field.error)}
          describedBy={described(id, field)['aria-describedby']}
        />
        <div className="flex flex-wrap gap-3">
          {end('lowest', value[0])}
          {end('highest', value[1])}
        </div>
      </fieldset>
    </Field>
  )
}
