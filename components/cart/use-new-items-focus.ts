'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Moves focus to the first of the requested items once they are loaded. */
export function useNewItemsFocus(list: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number | null>(null)
  useEffect(() => {
    const first = from.current
    if (first === null || count <= first) return
    from.current = null
    list.current?.children[first]?.querySelector('a')?.focus()
  }, [list, count])
  return () => {
    from.current = count
  }
}
