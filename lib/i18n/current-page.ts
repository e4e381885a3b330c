import { notFound } from 'next/navigation'
import { currency as currencyParam, locale as localeParam } from 'next/root-params'
import { isLocale, type Locale } from '@/lib/domain/locale'
import { isPageCurrency, type PageCurrency } from '@/lib/domain/page-currency'
import { env } from '@/lib/env'
import { localePath } from './paths'

/** Language and currency of the page being rendered, and the public path of a shop path in that language. */
export interface Page {
  locale: Locale
  currency: PageCurrency
  path(to: string): string
}

/** Returns the current page, for server components. An unknown language or currency is a 404. */
export async function currentPage(): Promise<Page> {
  const [locale, currency] = await Promise.all([localeParam(), currencyParam()])
  if (!isLocale(locale) || !isPageCurrency(currency)) notFound()
  return { locale, currency, path: (to) => localePath(locale, to, env.LOCALE_PREFIX) }
}
