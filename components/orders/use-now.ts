'use client'

import { useEffect, useState } from 'react'

/** The present moment, every few seconds. */
export function useNow(everyMs = 10_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
