'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Space between the list and the edge of the visible area, in pixels. */
const EDGE_MARGIN = 12
const MAX_HEIGHT = 352
/** Below this height (px) the list opens above the field, if there is more space. */
const MIN_HEIGHT_BELOW = 200

/** Measures how tall a list below or above its field may be; follows the on-screen keyboard. */
export function useListRoom(field: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [room, setRoom] = useState({ height: MAX_HEIGHT, above: false })
  useEffect(() => {
    if (!isOpen) return
    const view = window.visualViewport
    const measure = () => {
      const box = field.current?.getBoundingClientRect()
      if (!box) return
      const top = view?.offsetTop ?? 0
      const below = top + (view?.height ?? innerHeight) - box.bottom - EDGE_MARGIN
      const over = box.top - top - EDGE_MARGIN
      const above = below < MIN_HEIGHT_BELOW && over > below
      setRoom({ height: Math.max(112, Math.min(MAX_HEIGHT, above ? over : below)), above })
    }
    measure()
    view?.addEventListener('resize', measure)
    view?.addEventListener('scroll', measure)
    return () => {
      view?.removeEventListener('resize', measure)
      view?.removeEventListener('scroll', measure)
    }
  }, [field, isOpen])
  return room
}
