'use client'

import { useEffect, useState } from 'react'
import { serverNow } from './server-clock'

/** The present moment by the server's clock, every second. */
export function useNow(everyMs = 1000): Date {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
