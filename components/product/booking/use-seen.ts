'use client'

import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the screen. */
export function useSeen<T extends Element>() {
  const element = useRef<T>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [seen])
  return { element, seen }
}
