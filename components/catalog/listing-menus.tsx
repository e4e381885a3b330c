import { getTranslations } from 'next-intl/server'
import type { Area } from '@/lib/contract/catalog'
import { LISTING_SORTS, listingPath } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/page'
import { ChoiceMenu } from './choice-menu'
import type { ListingView } from './listing-view'

/** Sorting. */
export async function SortMenu({ view: { query } }: { view: ListingView }) {
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

/** Destinations, where there is no room for a list of them. */
export async function DestinationMenu({
  view: { query, place },
  areas,
}: {
  view: ListingView
  areas: Area[]
}) {
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  const to = (destination: string | null) => path(listingPath({ ...query, destination, page: 1 }))
  return (
    <ChoiceMenu
      label={t('destination')}
      value={place ?? t('destination')}
      icon="map-pin"
      choices={[
        { href: to(null), label: t('allDestinations'), current: !query.destination },
        ...areas.map(({ slug, name }) => ({
          href: to(slug),
          label: name,
          current: slug === query.destination,
        })),
      ]}
    />
  )
}
