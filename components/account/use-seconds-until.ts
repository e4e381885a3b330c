'use client'

import { useEffect, useState } from 'react'

/** Whole seconds until a moment (ms since 1970), counting down; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
