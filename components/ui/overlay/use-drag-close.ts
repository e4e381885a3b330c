'use client'

import { type PointerEvent, type RefObject, useRef } from 'react'
import { PHONE } from '@/components/ui/use-media'
import { closesSheet, RECENT, type Sample, speedOf } from './drag-decision'

const STILL = '(prefers-reduced-motion: reduce)'

interface Drag {
  from: number
  way: number
  recent: Sample[]
}

/**
 * Lets a sheet be dragged down by the element with these handlers; on release it closes or springs back. With
 * reduced motion it stays in place until it closes.
 */
export function useDragClose(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const drag = useRef<Drag | null>(null)

  function move(translate: string, transition: string) {
    if (!sheet.current || matchMedia(STILL).matches) return
    sheet.current.style.transition = transition
    sheet.current.style.translate = translate
  }

  function springBack() {
    move('', 'translate 240ms cubic-bezier(0.2, 0.7, 0.2, 1)')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('a, button, input')
      if (onControl || event.button !== 0 || !event.isPrimary || !matchMedia(PHONE).matches) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: event.clientY, way: 0, recent: [{ way: 0, at: event.timeStamp }] }
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current
      if (!now || !event.isPrimary) return
      const way = Math.max(0, event.clientY - now.from)
      const at = event.timeStamp
      drag.current = {
        ...now,
        way,
        recent: [...now.recent.filter((old) => at - old.at <= RECENT), { way, at }],
      }
      move(`0 ${way}px`, 'none')
    },
    onPointerUp(event: PointerEvent) {
      const last = drag.current
      drag.current = null
      if (!last || !sheet.current) return
      const speed = speedOf(last.recent, event.timeStamp)
      if (!closesSheet({ way: last.way, height: sheet.current.offsetHeight, speed })) return springBack()
      close()
      // `onOpenChange` may have refused to close.
      requestAnimationFrame(() => sheet.current?.dataset.state === 'open' && springBack())
    },
    onPointerCancel() {
      drag.current = null
      springBack()
    },
  }
}
