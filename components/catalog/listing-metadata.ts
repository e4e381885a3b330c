import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { filterCount, listingPath } from '@/lib/domain/listing'
import { socialImage } from '@/lib/images/social'
import { listingHeading } from './listing-heading'
import { listingImage, repeatedPage } from './listing-view'
import type { Listing } from './read-listing'

/**
 * Returns the metadata of a listing page. Search engines index the pages of the whole listing. One category or one
 * destination is found at its own page; combinations made by visitors are not indexed.
 */
export async function listingMetadata({
  view,
  categories,
  areas,
  products,
  total,
}: Listing): Promise<Metadata> {
  const { query, place, unknown, unknownPlaces } = view
  const [t, title] = await Promise.all([getTranslations('listing'), listingHeading(view)])
  const placed = place ? t('titleIn', { title, place }) : title
  const isWhole = filterCount(query) === 0 && total !== null
  // Each page of a listing has a title and a description of its own.
  const paged = query.page > 1 ? t('pages.title', { title: placed, page: query.page }) : placed
  const headTitle = isWhole && query.page === 1 ? t('headTitle') : paged
  const image = listingImage(query, categories, areas)
  const isKnown = unknown.length + unknownPlaces.length === 0
  const repeated = isKnown ? repeatedPage(query, categories, areas) : null
  const theirs = products.length === 0 || (filterCount(query) > 0 && repeated === null)
  const head = await pageHead({
    path: (!theirs && repeated) || listingPath({ ...query, sort: 'recommended' }),
    title: headTitle,
    description: total === null ? t('unlisted.text') : t('description', { title: paged }),
    preview: typeof image === 'string' ? image : socialImage(image.path, image.alt),
  })
  return theirs ? { ...head, ...NOT_INDEXED } : head
}
