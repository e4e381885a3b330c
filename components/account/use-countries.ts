'use client'

import { useEffect, useState } from 'react'
import { importWithRetry } from '@/components/ui/lazy-with-retry'
import type { Country } from './countries'

/** The countries in a language; empty until their table has come, since it is large. */
export function useCountries(locale: string): Country[] {
  const [countries, setCountries] = useState<Country[]>([])
  useEffect(() => {
    let wanted = true
    void importWithRetry(() => import('./countries')).then(({ countriesIn }) => {
      if (wanted) setCountries(countriesIn(locale))
    })
    return () => {
      wanted = false
    }
  }, [locale])
  return countries
}
