'use client'

import { useEffect, useState } from 'react'
import { importWithRetry } from '@/components/ui/lazy-with-retry'

type PhoneLibrary = typeof import('./phone-number')

/** What knows the numbers of all countries; null until it has come, since it is large. */
export function usePhoneLibrary(): PhoneLibrary | null {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null)
  useEffect(() => {
    let wanted = true
    void importWithRetry(() => import('./phone-number')).then((module) => {
      if (wanted) setLibrary(module)
    })
    return () => {
      wanted = false
    }
  }, [])
  return library
}

/** Whether a value of the phone field, in E.164, can be called; for the rules of a form. */
export async function isPhoneNumber(value: string): Promise<boolean> {
  const library = await importWithRetry(() => import('./phone-number'))
  return library.isPhoneNumber(value)
}
