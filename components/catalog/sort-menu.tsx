import { getTranslations } from 'next-intl/server'
import { LISTING_SORTS, type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import { ChoiceMenu } from './choice-menu'

interface SortMenuProps {
  query: ListingQuery
  /** Whether a product of the listing has reviews. */
  hasRatings: boolean
}

/** Sort order of a listing; search results default to relevance. */
export async function SortMenu({ query, hasRatings }: SortMenuProps) {
  const [t, { path }] = await Promise.all([getTranslations('listing.sort'), currentPage()])
  const name = (sort: ListingQuery['sort']) =>
    t(sort === 'recommended' && query.text !== null ? 'relevance' : sort)
  const offered = LISTING_SORTS.filter((sort) => sort !== 'rating' || hasRatings || query.sort === 'rating')
  return (
    <ChoiceMenu
      label={t('label')}
      value={name(query.sort)}
      icon="funnel-simple"
      choices={offered.map((sort) => ({
        href: path(listingPath({ ...query, sort, page: 1 })),
        label: name(sort),
        current: sort === query.sort,
      }))}
    />
  )
}
