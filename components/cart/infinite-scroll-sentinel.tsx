'use client'

import { useEffect, useRef } from 'react'

interface EndOfListProps {
  /** How much is above it: where that grows and the end is still in sight, it is reached again. */
  length: number
  onReached(): void
}

/** At the top of what follows a list: says when its end comes within 10 px of the screen. */
export function EndOfList({ length, onReached }: EndOfListProps) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  reached.current = onReached
  useEffect(() => {
    if (!end.current || length < 0) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached.current()
      },
      // Whoever jumps past the end has reached it too, so everything above the screen counts.
      { rootMargin: '1000000px 0px 10px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [length])
  return <div ref={end} className="absolute inset-x-0 top-0 h-px" />
}
