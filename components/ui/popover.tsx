'use client'

import { Suspense, useState } from 'react'
import { lazyWithRetry } from './lazy-with-retry'

const PopoverPanel = lazyWithRetry(() =>
  import('./popover-panel').then((module) => ({ default: module.PopoverPanel })),
)

export interface PopoverProps {
  /** What the button shows. */
  trigger: React.ReactNode
  /** Names the button where `trigger` has no words. */
  label?: string
  /** The heading of what opens. */
  title: string
  align?: 'start' | 'center' | 'end'
  /** The look of the button. */
  className?: string
  children: React.ReactNode
}

/**
 * A small panel beside its button, in front of everything else; under 768 px a sheet.
 * Its code comes when it is opened for the first time.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, className } = props
  const [wanted, want] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={wanted || undefined}
      onClick={() => want(true)}
      className={className}
    >
      {trigger}
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <PopoverPanel {...props} />
    </Suspense>
  )
}
