'use client'

import { Suspense, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'

const PopoverPanel = lazyWithRetry(() =>
  import('./popover-panel').then((module) => ({ default: module.PopoverPanel })),
)

export interface PopoverProps {
  /** Content of the button. */
  trigger: React.ReactNode
  /** Accessible name if `trigger` has no text. */
  label?: string
  /** Heading of the panel. */
  title: string
  align?: 'start' | 'center' | 'end'
  /** Class names of the button. */
  className?: string
  children: React.ReactNode
}

/**
 * A small panel beside its button, in front of the page; a sheet below 768 px.
 * Its code is loaded on first open.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, className } = props
  const [requested, setRequested] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={requested || undefined}
      onClick={() => setRequested(true)}
      className={className}
    >
      {trigger}
    </button>
  )
  if (!requested) return button
  return (
    <Suspense fallback={button}>
      <PopoverPanel {...props} />
    </Suspense>
  )
}
