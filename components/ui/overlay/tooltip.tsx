'use client'

import { type FocusEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'

const TooltipBubble = lazyWithRetry(() =>
  import('./tooltip-bubble').then((module) => ({ default: module.TooltipBubble })),
)

const DELAY = 400
/** Milliseconds to move from the element to its bubble, which can be hovered too. */
const HIDE_DELAY = 150

interface TooltipProps {
  /** A supplementary hint: touch screens and some screen readers do not present it. */
  text: string
  side?: 'top' | 'bottom'
  /** The described element: a button or link with its own text. */
  children: React.ReactNode
}

/** A tooltip on hover or keyboard focus; Esc hides it. Its code is loaded on first use. */
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
    onPointerLeave: () => turn(false, HIDE_DELAY),
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
