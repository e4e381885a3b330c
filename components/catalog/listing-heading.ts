import { getTranslations } from 'next-intl/server'
import { factsOf } from '@/lib/domain/locale'
import { currentPage } from '@/lib/i18n/current-page'
import { type ListingView, listingTitle } from './listing-view'

/** Returns the heading of a listing: the search text, else its categories, else the general heading. */
export async function listingHeading(view: ListingView): Promise<string> {
  const [t, { locale }] = await Promise.all([getTranslations('listing'), currentPage()])
  const { text } = view.query
  if (text !== null) return t('results', { text })
  return listingTitle(view, t('everything'), factsOf(locale).nameSeparator)
}
