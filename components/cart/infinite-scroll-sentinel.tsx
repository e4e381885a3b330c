'use client'

import { useEffect, useRef } from 'react'

interface EndOfListProps {
  /** Length of the list above; if it grows and the end is still visible, `onReached` runs again. */
  length: number
  onReached(): void
}

/** Sentinel after a list: reports when the end of the list comes within 10 px of the viewport. */
export function InfiniteScrollSentinel({ length, onReached }: EndOfListProps) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  reached.current = onReached
  useEffect(() => {
    if (!end.current || length < 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) reached.current()
      },
      // Jumping past the end counts as reaching it, so the margin covers everything above the viewport.
      { rootMargin: '1000000px 0px 10px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [length])
  return <div ref={end} className="absolute inset-x-0 top-0 h-px" />
}
