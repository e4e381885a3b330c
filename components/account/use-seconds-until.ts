'use client'

import { useEffect, useState } from 'react'

/** Returns the whole seconds until a moment (ms since 1970), counting down to 0. */
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
