'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus when the focused part of `root` is removed: to its last button, or to the previously
 * focused element. `count` is the number of parts; returns handlers for `root`.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, count: number) {
  const inside = useRef(false)
  const before = useRef<Element | null>(null)
  const known = useRef(count)

  useEffect(() => {
    const fewer = count < known.current
    known.current = count
    if (fewer && inside.current) focusIfLost([...(root.current?.querySelectorAll('button') ?? [])].at(-1))
  }, [count, root])
  useEffect(
    () => () => {
      if (inside.current) focusIfLost(before.current)
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

function focusIfLost(part: Element | null | undefined) {
  if (document.activeElement === document.body && part instanceof HTMLElement)
    part.focus({ preventScroll: true })
}
