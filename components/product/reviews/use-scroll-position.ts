'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Goes on with the first of the reviews that somebody asked for, where the button that was pressed is gone with them.
 * @returns how to say at which of them that is, before they are asked for
 */
export function useScrollPosition(
  list: RefObject<HTMLElement | null>,
  busy: boolean,
): (first: number) => void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    const first = wanted.current
    if (busy || first === null) return
    wanted.current = null
    if (document.activeElement !== document.body) return
    const [item] = [...(list.current?.children ?? [])].slice(first)
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }, [list, busy])
  return (first) => {
    wanted.current = first
  }
}
