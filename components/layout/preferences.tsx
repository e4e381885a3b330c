'use client'

import { createContext, useContext, useMemo } from 'react'
import { setPagePreferences } from '@/lib/api/browser'
import type { Currency } from '@/lib/domain/currency'
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import { type LocalePrefix, localePath } from '@/lib/i18n/paths'

interface Preferences {
  locale: Locale
  currency: Currency
  prefix: LocalePrefix
  /** The public address of a path in the page's language. */
  path(to: string): string
}

const PreferencesContext = createContext<Preferences>({
  locale: DEFAULT_LOCALE,
  currency: 'THB',
  prefix: 'as-needed',
  path: (to) => to,
})

/** Language and currency of the page, for client components. */
export function usePreferences(): Preferences {
  return useContext(PreferencesContext)
}

interface PreferencesProviderProps {
  locale: Locale
  currency: Currency
  prefix: LocalePrefix
  children: React.ReactNode
}

export function PreferencesProvider({ locale, currency, prefix, children }: PreferencesProviderProps) {
  // Before the first effect of any child, since effects make calls; the server serves many pages at once.
  if (typeof window !== 'undefined') setPagePreferences(locale, currency)
  const value = useMemo(
    () => ({ locale, currency, prefix, path: (to: string) => localePath(locale, to, prefix) }),
    [locale, currency, prefix],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}
