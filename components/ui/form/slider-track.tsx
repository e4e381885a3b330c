'use client'

import { Slider as Radix } from 'radix-ui'
import { cx } from '@/components/ui/class-names'
import './slider.css'

interface SliderTrackProps {
  /** One value per thumb. */
  value: readonly number[]
  /** Labels of the thumbs. */
  thumbs: readonly string[]
  onChange(value: number[]): void
  onCommit?(value: number[]): void
  min: number
  max: number
  step: number
  format(value: number): string
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  className?: string
}

/** The track of a slider with its thumbs. */
export function SliderTrack({
  value,
  thumbs,
  onChange,
  onCommit,
  min,
  max,
  step,
  format,
  disabled,
  invalid,
  describedBy,
  className,
}: SliderTrackProps) {
  return (
    <Radix.Root
      value={[...value]}
      onValueChange={onChange}
      onValueCommit={onCommit}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      className={cx('slider', className)}
    >
      <Radix.Track>
        <Radix.Range />
      </Radix.Track>
      {thumbs.map((label, index) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={format(value[index] ?? min)}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
      ))}
    </Radix.Root>
  )
}
