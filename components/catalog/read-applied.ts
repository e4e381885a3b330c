import { getTranslations } from 'next-intl/server'
import { moneyOfMajor } from '@/lib/domain/money'
import { currentPage } from '@/lib/i18n/current-page'
import { formatDate, formatMoney } from '@/lib/i18n/format'
import { type Applied, appliedFilters } from './applied'
import type { ListingView } from './listing-view'

/** Returns the applied filters of a listing in the page's language. */
export async function readApplied(view: ListingView): Promise<Applied[]> {
  const [t, { locale, currency }] = await Promise.all([getTranslations('listing'), currentPage()])
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return appliedFilters(view, currency, {
    unknownCategory: t('unknownCategory'),
    unknownDestination: t('unknownDestination'),
    text: (text) => t('quoted', { text }),
    dates: ({ from, to }) => {
      const shown = (date: string) => formatDate(date, locale, 'short')
      return from === to ? shown(from) : t('dates.between', { from: shown(from), to: shown(to) })
    },
    rating: (stars) => t('ratings.from', { stars }),
    duration: (duration) => t(`durations.${duration}`),
    feature: (feature) => t(`features.${feature}`),
    language: (code) => languages.of(code) ?? code,
    price: ({ min, max, currency: own }) => {
      const amount = (major: number) => formatMoney(moneyOfMajor(major, own))
      if (min === null) return t('price.upTo', { amount: amount(max ?? 0) })
      if (max === null) return t('price.fromAmount', { amount: amount(min) })
      return t('price.between', { min: amount(min), max: amount(max) })
    },
  })
}
