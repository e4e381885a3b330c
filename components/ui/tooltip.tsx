'use client'

import { type FocusEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from './lazy-with-retry'

const TooltipBubble = lazyWithRetry(() =>
  import('./tooltip-bubble').then((module) => ({ default: module.TooltipBubble })),
)

const DELAY = 400
/** Time to get from the part to its bubble, which may be pointed at too. */
const GRACE = 150

interface TooltipProps {
  /** A hint that is nowhere the only one: neither fingers nor all readers meet it. */
  text: string
  side?: 'top' | 'bottom'
  /** The one part that it belongs to: a button or a link with words of its own. */
  children: React.ReactNode
}

/** A hint beside what is pointed at or has the keyboard's focus; Esc hides it. Its code comes with the first hint. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const used = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const anchor = useRef<HTMLSpanElement>(null)
  used.current ||= open

  function turn(show: boolean, after: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, after, show)
  }
  const hide = () => turn(false, 0)

  useEffect(() => () => clearTimeout(timer.current), [])

  const listeners = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && turn(true, DELAY),
    onPointerLeave: () => turn(false, GRACE),
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && turn(true, 0),
    onBlur: hide,
  }
  return (
    <span ref={anchor} {...listeners} className="relative inline-flex max-w-full">
      {children}
      <Suspense>
        {used.current && <TooltipBubble text={text} side={side} anchor={anchor} open={open} onClose={hide} />}
      </Suspense>
    </span>
  )
}
