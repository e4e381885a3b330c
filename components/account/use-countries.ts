'use client'

import { useEffect, useState } from 'react'
import { importWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { Locale } from '@/lib/domain/locale'
import type { Country } from './countries'

/** Returns the countries in a language; empty until their table, which is large, has loaded. */
export function useCountries(locale: Locale): Country[] {
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
