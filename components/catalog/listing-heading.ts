import { getLocale, getTranslations } from 'next-intl/server'
import { type ListingView, listingTitle } from './listing-view'

/** Returns the heading of a listing: the search text, else its categories, else the general heading. */
export async function listingHeading(view: ListingView): Promise<string> {
  const [t, locale] = await Promise.all([getTranslations('listing'), getLocale()])
  const { text } = view.query
  if (text !== null) return t('results', { text })
  return listingTitle(view, t('everything'), locale === 'zh-cn' ? '、' : ', ')
}
