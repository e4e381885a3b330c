import { isLocale } from '@/lib/domain/locale'
import type { LocalePrefix } from '@/lib/i18n/paths'
import { openLanguage, storeLanguage } from './change-language'
import { storeCurrency } from './choose-currency'

/** Stores the offered language and currency, and opens this page in them. */
export function acceptLanguage({ locale, currency, prefix }: DOMStringMap): void {
  if (!isLocale(locale)) return
  storeLanguage(locale)
  if (currency) storeCurrency(currency)
  openLanguage(locale, prefix as LocalePrefix)
}
