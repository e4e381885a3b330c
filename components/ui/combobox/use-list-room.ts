'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Room that is left between the list and the edge of what can be seen. */
const EDGE = 12
const TALLEST = 352
/** Less is too little to choose from, if there is more above. */
const ENOUGH = 200

/** How tall a list below (or above) its field may be, with the keyboard of a phone up or down. */
export function useListRoom(field: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [room, setRoom] = useState({ height: TALLEST, above: false })
  useEffect(() => {
    if (!isOpen) return
    const view = window.visualViewport
    const measure = () => {
      const box = field.current?.getBoundingClientRect()
      if (!box) return
      const top = view?.offsetTop ?? 0
      const below = top + (view?.height ?? innerHeight) - box.bottom - EDGE
      const over = box.top - top - EDGE
      const above = below < ENOUGH && over > below
      setRoom({ height: Math.max(112, Math.min(TALLEST, above ? over : below)), above })
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
