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
 * Marks days while a pointer goes over them: pressed, from where it was pressed; otherwise from `open`, the day that
 * a first click chose. `onSpan` hears of a drag that covers more than a day; less is a click.
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
    /** The keyboard marks too, from the day that is open. */
    reach,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const day = event.button === 0 ? dayAt(event) : null
        pressed.current = day ? startDrag(day, rules) : null
        // It may be let go anywhere.
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
