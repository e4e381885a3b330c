'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus when the part of `root` that has it goes: its last button gets it, or what had it before.
 * `count` is how many parts there are; answers the handlers of `root`.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, count: number) {
  const inside = useRef(false)
  const before = useRef<Element | null>(null)
  const known = useRef(count)

  useEffect(() => {
    const fewer = count < known.current
    known.current = count
    if (fewer && inside.current) take([...(root.current?.querySelectorAll('button') ?? [])].at(-1))
  }, [count, root])
  useEffect(
    () => () => {
      if (inside.current) take(before.current)
    },
    [],
  )

  return {
    onFocus({ relatedTarget }: FocusEvent) {
      if (!inside.current) before.current = relatedTarget
      inside.current = true
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !root.current?.contains(relatedTarget)) inside.current = false
    },
  }
}

function take(part: Element | null | undefined) {
  if (document.activeElement === document.body && part instanceof HTMLElement)
    part.focus({ preventScroll: true })
}
