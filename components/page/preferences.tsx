'use client'

import { createContext, useContext, useMemo } from 'react'
import { setPagePreferences } from '@/lib/api/browser'
import { DEFAULT_CURRENCY } from '@/lib/domain/currency'
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import type { OfferedParts } from '@/lib/domain/offered-parts'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { type LocalePrefix, localePath } from '@/lib/i18n/paths'

/** Settings of sign-in with Google, if offered. */
export interface GoogleOffer {
  /** Origin of the API host; null if it is this site. */
  apiOrigin: string | null
}

interface Preferences {
  locale: Locale
  currency: PageCurrency
  prefix: LocalePrefix
  google: GoogleOffer | null
  /** Whether passkeys belong to this host: not on the storefront of another API host. */
  passkeys: boolean
  /** Whether a mailed code signs in and opens accounts; an API host may have only the sign-up form. */
  signInCodes: boolean
  /** Parts that an API host may lack: then no link leads to them. */
  offered: OfferedParts
  /** Returns the public URL of a path in the page's language. */
  path(to: string): string
}

const PreferencesContext = createContext<Preferences>({
  locale: DEFAULT_LOCALE,
  currency: DEFAULT_CURRENCY,
  prefix: 'as-needed',
  google: null,
  passkeys: false,
  signInCodes: true,
  offered: { products: true, orders: true },
  path: (to) => to,
})

/** Language and currency of the page, for client components. */
export function usePreferences(): Preferences {
  return useContext(PreferencesContext)
}

interface PreferencesProviderProps {
  locale: Locale
  currency: PageCurrency
  prefix: LocalePrefix
  google: GoogleOffer | null
  passkeys: boolean
  signInCodes: boolean
  offered: OfferedParts
  children: React.ReactNode
}

export function PreferencesProvider({
  locale,
  currency,
  prefix,
  google,
  passkeys,
  signInCodes,
  offered,
  children,
}: PreferencesProviderProps) {
  // During render, since children's effects make requests; not on the server, which serves many visitors.
  if (typeof window !== 'undefined') setPagePreferences(locale, currency)
  const value = useMemo(
    () => ({
      locale,
      currency,
      prefix,
      google,
      passkeys,
      signInCodes,
      offered,
      path: (to: string) => localePath(locale, to, prefix),
    }),
    [locale, currency, prefix, google, passkeys, signInCodes, offered],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}
