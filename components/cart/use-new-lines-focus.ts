'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Goes on with the first of the lines that somebody asked for, once they are there. */
export function useNewLinesFocus(list: RefObject<HTMLElement | null>, count: number): () => void {
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
