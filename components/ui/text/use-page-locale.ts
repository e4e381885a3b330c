'use client'

import { useLocale } from 'next-intl'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale'

/** Returns the language of the page. */
export function usePageLocale(): Locale {
  const locale = useLocale()
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
