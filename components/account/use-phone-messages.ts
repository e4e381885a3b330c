'use client'

import { useEffect, useState } from 'react'
import { importWithRetry } from '@/components/ui/lazy/lazy-with-retry'

/** Formats a phone number as '+66 81 234 5678'; unformatted until the large metadata table has loaded. */
export function usePhoneMessages(e164: string): string {
  const [spaced, setSpaced] = useState<[e164: string, formatted: string] | null>(null)
  useEffect(() => {
    let wanted = true
    void importWithRetry(() => import('libphonenumber-js/min')).then(({ parsePhoneNumberFromString }) => {
      const formatted = parsePhoneNumberFromString(e164)?.formatInternational()
      if (wanted && formatted) setSpaced([e164, formatted])
    })
    return () => {
      wanted = false
    }
  }, [e164])
  return spaced?.[0] === e164 ? spaced[1] : e164
}
