'use client'

import { useEffect, useState } from 'react'
import { importWithRetry } from '@/components/ui/lazy/lazy-with-retry'

type PhoneLibrary = typeof import('./phone-number')

/** Returns the phone library; null until it is loaded, as it is large. */
export function usePhoneLibrary(): PhoneLibrary | null {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null)
  useEffect(() => {
    let mounted = true
    void importWithRetry(() => import('./phone-number')).then((module) => {
      if (mounted) setLibrary(module)
    })
    return () => {
      mounted = false
    }
  }, [])
  return library
}
