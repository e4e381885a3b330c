'use client'

import { useCallback, useId, useRef, useState } from 'react'
import { cx } from '@/components/ui/class-names'
import { useDismiss } from './use-dismiss'

interface DropdownProps {
  trigger: React.ReactNode
  /** Accessible name of the trigger if its text is not enough. */
  label?: string
  /** Edge of the trigger to align with. */
  align?: 'start' | 'end'
  /** Class names of the trigger. */
  className?: string
  children: React.ReactNode
}

/**
 * A panel below its button; Esc, a click or focus outside and navigation close it.
 * Light enough for every page; use `Menu` for actions, `Popover` for content that must stay in view and be a
 * sheet on phones.
 */
export function Dropdown({ trigger, label, align = 'end', className, children }: DropdownProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, open, close)
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={className}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          className={cx(
            'absolute top-[calc(100%+8px)] z-40 min-w-56 animate-[fade-in_150ms] rounded-18 bg-raised p-2 text-left shadow-2 forced-colors:border',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}
