'use client'

import { useCallback, useId, useRef, useState } from 'react'
import { cx } from './class-names'
import { useDismiss } from './use-dismiss'

interface DropdownProps {
  trigger: React.ReactNode
  /** Says what the trigger opens where its text does not. */
  label?: string
  /** Which edges meet. */
  align?: 'start' | 'end'
  /** The look of the trigger. */
  className?: string
  children: React.ReactNode
}

/**
 * A panel below its button; Esc, a click or the focus elsewhere and a new page close it.
 * Light enough for what is on every page; `Menu` is for acts, `Popover` for what must stay in sight and be a sheet on phones.
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
