'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { cx } from '@/components/ui/class-names'
import { described, Field, type FieldProps } from './field'
import { barsInside } from './histogram'
import { SliderTrack } from './slider-track'

interface HistogramSliderProps extends FieldProps {
  label: string
  value: readonly [number, number]
  /** Called while a thumb moves. */
  onChange(value: [number, number]): void
  /** Called when a thumb is released. */
  onCommit?(value: [number, number]): void
  min: number
  max: number
  step?: number
  /** Counts of equally wide buckets from `min` to `max`. */
  counts: readonly number[]
  /** Formats a value for display and for screen readers, e.g. '฿1,290'. */
  format(value: number): string
  /** The counts are loading. */
  busy?: boolean
  disabled?: boolean
}

/** A range slider under a histogram. */
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
