'use client'

import { useEffect, useRef, useState } from 'react'

/** Whether an element has neared the viewport, or Tab was pressed: keyboard focus must not skip it. */
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
    const onKey = (event: KeyboardEvent) => event.key === 'Tab' && setSeen(true)
    window.addEventListener('keydown', onKey)
    return () => {
      observer.disconnect()
      window.removeEventListener('keydown', onKey)
    }
  }, [seen])
  return { element, seen }
}
