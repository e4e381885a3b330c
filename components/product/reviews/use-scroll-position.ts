'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first newly loaded review if the pressed button has disappeared.
 * @returns a setter for the index of that review, to call before they load
 */
export function useScrollPosition(
  list: RefObject<HTMLElement | null>,
  busy: boolean,
): (first: number) => void {
  const pending = useRef<number | null>(null)
  useEffect(() => {
    const first = pending.current
    if (busy || first === null) return
    pending.current = null
    if (document.activeElement !== document.body) return
    const [item] = [...(list.current?.children ?? [])].slice(first)
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }, [list, busy])
  return (first) => {
    pending.current = first
  }
}
