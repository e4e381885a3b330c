'use client'

import { type PointerEvent, useRef, useState } from 'react'
import type { LocalDate } from '@/lib/domain/local-date'
import { type Drag, dragTo, startDrag } from './drag'
import type { PickerRules, Span } from './rules'

function dayAt({ clientX, clientY }: PointerEvent): LocalDate | null {
  const cell = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('[data-day]:not([data-hidden])')
  return cell?.dataset.day ?? null
}

/**
 * Highlights days under the pointer: while pressed from the pressed day, otherwise from `open`, the first
 * clicked day. `onSpan` is called for a drag over more than one day; a shorter one is a click.
 */
export function useDayDrag(rules: PickerRules, open: LocalDate | null, onSpan: (span: Span) => void) {
  const pressed = useRef<Drag | null>(null)
  const [marked, mark] = useState<Span | null>(null)

  function reach(day: LocalDate | null) {
    const from = pressed.current ?? (open ? startDrag(open, rules) : null)
    if (!from || !day) return
    const next = dragTo(from, day, rules)
    if (pressed.current) pressed.current = next
    mark(next.span)
  }

  function end() {
    const span = pressed.current?.span
    pressed.current = null
    mark(null)
    if (span && span.start !== span.end) onSpan(span)
  }

  function abort() {
    window.removeEventListener('pointerup', end)
    pressed.current = null
    mark(null)
  }

  return {
    marked,
    /** Keyboard focus extends the highlight too, from the open day. */
    reach,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const day = event.button === 0 ? dayAt(event) : null
        pressed.current = day ? startDrag(day, rules) : null
        // The pointer may be released anywhere.
        if (pressed.current) window.addEventListener('pointerup', end, { once: true })
      },
      onPointerMove(event: PointerEvent) {
        const day = dayAt(event)
        const resting = pressed.current && !marked && day === pressed.current.anchor
        if (!resting) reach(day)
      },
      onPointerCancel: abort,
      onPointerLeave() {
        if (!pressed.current) mark(null)
      },
    },
  }
}
