'use client'

import { Progress as Radix } from 'radix-ui'
import { useId } from 'react'
import { cx } from './class-names'
import './progress.css'

interface ProgressProps {
  /** What is under way. */
  label: string
  /** From 0 to `max`; null while nobody knows how long it takes. */
  value: number | null
  max?: number
  /** The value in words, e.g. '2 of 5 pictures'; without it a percentage. */
  text?: string
  /** The label is only for screen readers. */
  bare?: boolean
  className?: string
}

/** How far something is. Grey: the brand colour is for what can be pressed. */
export function Progress({ label, value, max = 100, text, bare, className }: ProgressProps) {
  const id = useId()
  const share = value === null ? null : Math.min(1, Math.max(0, value / max))
  const words = text ?? (share === null ? undefined : `${Math.round(share * 100)}%`)
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className={bare ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-14'}>
        <span id={id} className="min-w-0 font-semibold wrap-break-word">
          {label}
        </span>
        {words && (
          <span aria-hidden="true" className="flex-none text-ink-3 tabular-nums">
            {words}
          </span>
        )}
      </div>
      <Radix.Root
        value={share === null ? null : share * max}
        max={max}
        getValueLabel={() => words ?? ''}
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
