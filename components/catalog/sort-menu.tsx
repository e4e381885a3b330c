import { getTranslations } from 'next-intl/server'
import { LISTING_SORTS, type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import { ChoiceMenu } from './choice-menu'

/** Sort order of a listing; search results default to relevance. */
export async function SortMenu({ query }: { query: ListingQuery }) {
  const [t, { path }] = await Promise.all([getTranslations('listing.sort'), currentPage()])
  const name = (sort: ListingQuery['sort']) =>
    t(sort === 'recommended' && query.text !== null ? 'relevance' : sort)
  const listing = { ...query, page: 1 }
  const to = path(listingPath({ ...listing, sort: 'recommended' }))
  return (
    <ChoiceMenu
      label={t('label')}
      value={name(query.sort)}
      icon="funnel-simple"
      to={to}
      choices={LISTING_SORTS.map((sort) => {
        const href = path(listingPath({ ...listing, sort }))
        return {
          href,
          parameter: href === to ? null : { name: 'sort', value: sort },
          label: name(sort),
          current: sort === query.sort,
        }
      })}
    />
  )
}
