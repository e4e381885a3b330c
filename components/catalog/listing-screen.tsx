import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { ListData } from '@/components/page/list-data'
import { PageCrumbs } from '@/components/page/page-crumbs'
import { SearchedText } from '@/components/search/searched-text'
import { factsOf } from '@/lib/domain/locale'
import { currentPage } from '@/lib/i18n/current-page'
import { AppliedFilters } from './applied-filters'
import { Correction } from './correction'
import { EmptyListing } from './empty-listing'
import { filterChoices } from './filters/choices'
import { filterCounts } from './filters/counts'
import { FilterFields } from './filters/filter-fields'
import { ListingFrame } from './filters/listing-frame'
import { NoJsFields } from './filters/no-js-fields'
import { NoJsPrice } from './filters/no-js-price'
import './listing.css'
import { listingHeading } from './listing-heading'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'
import { readApplied } from './read-applied'
import type { Listing } from './read-listing'
import { readRelaxedFilters } from './relaxed-filters'
import { SortMenu } from './sort-menu'
import { Unlisted } from './unlisted'

/** Messages used by the filters, on the page and in the sheet. */
const WORDS = [
  'filters',
  'category',
  'destination',
  'allDestinations',
  'withCount',
  'dates',
  'price',
  'ratings',
  'features',
  'durations',
  'languages',
  'moreLanguages',
  'clear',
].map((name) => `listing.${name}`)

/** A listing page: heading, product cards, filters and sort order. */
export async function ListingScreen({ listing }: { listing: Listing }) {
  const { view, categories, areas, products, total, lastPage, correctedTo, isPartial } = listing
  const { query, place, unknown, unknownPlaces } = view
  const leftOut = [...unknown, ...unknownPlaces]
  const [t, title, { locale, path, currency }, applied] = await Promise.all([
    getTranslations('listing'),
    listingHeading(view),
    currentPage(),
    readApplied(view),
  ])
  const crumbs = [{ label: t('home'), href: path('/') }, { label: title }]
  if (total === null)
    return (
      <div className="wrap pb-14">
        <PageCrumbs items={crumbs} />
        <h1 className="wrap-anywhere">{title}</h1>
        <Unlisted />
      </div>
    )
  const empty = products.length === 0
  const drops = empty && total === 0 ? await readRelaxedFilters(applied, listing.isSearch) : []
  const choices = filterChoices(categories, areas, query, currency)
  const counts = filterCounts(listing.facets)
  return (
    <div className="wrap pb-14">
      {query.text !== null && <SearchedText text={query.text} />}
      <PageCrumbs items={crumbs} />
      <ListData products={products} />
      <header className="shown-whole flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-2 lg:pb-5">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="mt-1 text-ink-3">
            {place ? t('countIn', { count: total, place }) : t('count', { count: total })}
          </p>
          {correctedTo !== null && !empty && <Correction query={query} to={correctedTo} />}
          {leftOut.length > 0 && !empty && (
            <p className="mt-2 wrap-anywhere text-ink-2">
              {t('leftOut', { names: leftOut.join(factsOf(locale).nameSeparator) })}
            </p>
          )}
          {isPartial && !empty && <p className="mt-2 text-ink-2">{t('partial')}</p>}
        </div>
        {!empty && <SortMenu query={query} hasRatings={Object.keys(counts.ratings).length > 0} />}
        <span hidden className="shown-end" />
      </header>
      <ClientMessages of={WORDS}>
        <ListingFrame
          query={query}
          choices={choices}
          counts={counts}
          applied={applied.length}
          fields={
            <>
              <FilterFields
                query={query}
                choices={choices}
                counts={counts}
                price={<NoJsPrice query={query} choices={choices} />}
              />
              <NoJsFields query={query} />
            </>
          }
        >
          {!empty && <AppliedFilters view={view} applied={applied} />}
          {empty ? (
            <EmptyListing view={view} total={total} drops={drops} categories={categories} />
          ) : (
            <>
              <h2 className="sr-only">{t('found')}</h2>
              <ProductGrid products={products} dates={query.dates} priority />
            </>
          )}
          <Pager query={query} total={total} lastPage={lastPage} />
        </ListingFrame>
      </ClientMessages>
    </div>
  )
}
