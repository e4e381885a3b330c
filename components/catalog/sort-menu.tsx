import { getTranslations } from 'next-intl/server'
import { LISTING_SORTS, type ListingQuery, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { ChoiceMenu } from './choice-menu'

/** The order of a listing. */
export async function SortMenu({ query }: { query: ListingQuery }) {
  const [t, { path }] = await Promise.all([getTranslations('listing.sort'), currentPage()])
  return (
    <ChoiceMenu
      label={t('label')}
      value={t(query.sort)}
      icon="funnel-simple"
      choices={LISTING_SORTS.map((sort) => ({
        href: path(listingPath({ ...query, sort, page: 1 })),
        label: t(sort),
        current: sort === query.sort,
      }))}
    />
  )
}
