'use client'

import { Progress as Radix } from 'radix-ui'
import { useId } from 'react'
import { cx } from '@/components/ui/class-names'
import './progress.css'

interface ProgressProps {
  /** What is in progress. */
  label: string
  /** From 0 to `max`; null if indeterminate. */
  value: number | null
  max?: number
  /** The value as text, e.g. '2 of 5 images'; default is a percentage. */
  text?: string
  /** Shows the label to screen readers only. */
  bare?: boolean
  className?: string
}

/** A progress bar. Gray, as the brand color is reserved for interactive elements. */
export function Progress({ label, value, max = 100, text, bare, className }: ProgressProps) {
  const id = useId()
  const share = value === null ? null : Math.min(1, Math.max(0, value / max))
  const valueText = text ?? (share === null ? undefined : `${Math.round(share * 100)}%`)
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className={bare ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-14'}>
        <span id={id} className="min-w-0 font-semibold wrap-break-word">
          {label}
        </span>
        {valueText && (
          <span aria-hidden="true" className="flex-none text-ink-3 tabular-nums">
            {valueText}
          </span>
        )}
      </div>
      <Radix.Root
        value={share === null ? null : share * max}
        max={max}
        getValueLabel={() => valueText ?? ''}
        aria-labelledby={id}
        className="relative h-1.5 overflow-hidden rounded-pill bg-bg-3 forced-colors:border"
      >
        <Radix.Indicator
          className={cx(
            'block h-full rounded-pill bg-ink-3 forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
            share === null ? 'to-and-fro w-1/3' : 'transition-[width] duration-base ease-out-soft',
          )}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </Radix.Root>
    </div>
  )
}
