import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { filterCount, isMadeUp, listingPath } from '@/lib/domain/listing'
import { alternates } from '@/lib/i18n/metadata'
import { siteSocial } from '@/lib/images/site-social'
import { socialImage } from '@/lib/images/social'
import { listingHeading } from './listing-heading'
import { listingImage } from './listing-view'
import type { Listing } from './read-listing'

/**
 * The head of a listing's page. Search engines are to know what the shop sorts by itself: one category or one
 * destination, page by page, in the usual order. What visitors put together is theirs.
 */
export async function listingMetadata({ view, categories, areas, products }: Listing): Promise<Metadata> {
  const { query, place } = view
  const [t, title] = await Promise.all([getTranslations('listing'), listingHeading(view)])
  const placed = place ? t('titleIn', { title, place }) : title
  const picture = listingImage(query, categories, areas)
  const theirs = isMadeUp(query) || filterCount(query) > 1 || products.length === 0
  return {
    title: query.page > 1 ? t('pages.title', { title: placed, page: query.page }) : placed,
    description: t('description', { title: placed }),
    ...(typeof picture === 'string' ? await siteSocial(picture) : socialImage(picture.path, picture.alt)),
    alternates: await alternates(listingPath({ ...query, sort: 'recommended' })),
    ...(theirs && { robots: { index: false } }),
  }
}
