import { type RefObject, useEffect, useState } from 'react'

/** Whether an element came near. On a busy page one call reports both that it was far and that it is near. */
export function cameNear(entries: ReadonlyArray<{ isIntersecting: boolean }>): boolean {
  return entries.some(({ isIntersecting }) => isIntersecting)
}

/** Whether an element has come near the viewport; stays true afterwards. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!cameNear(entries)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return near
}
