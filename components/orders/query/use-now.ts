'use client'

import { useEffect, useState } from 'react'
import { serverNow } from './server-clock'

/** Returns the current time by the server's clock, updated every second by default. */
export function useNow(everyMs = 1000): Date {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
