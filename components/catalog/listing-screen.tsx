import { getTranslations } from 'next-intl/server'
import { ClientWords } from '@/components/layout/client-words'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { Area, Category, ProductCard } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'
import { AppliedFilters } from './applied-filters'
import { EmptyListing } from './empty-listing'
import { filterChoices } from './filters/choices'
import { ListingFrame } from './filters/listing-frame'
import './listing.css'
import type { ListingView } from './listing-view'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'
import { readApplied } from './read-applied'
import { readDrops } from './read-drops'
import { SortMenu } from './sort-menu'

/** Words of the filters. */
const WORDS = [
  'filters',
  'category',
  'destination',
  'allDestinations',
  'price',
  'features',
  'durations',
  'languages',
  'clear',
].map((name) => `listing.${name}`)

interface ListingScreenProps {
  view: ListingView
  title: string
  categories: Category[]
  areas: Area[]
  products: ProductCard[]
  total: number
  lastPage: number
}

/** What was found, in words and in cards, with the filters and the order beside it. */
export async function ListingScreen(props: ListingScreenProps) {
  const { view, title, categories, areas, products, total, lastPage } = props
  const { query, place } = view
  const [t, { path, currency }, applied] = await Promise.all([
    getTranslations('listing'),
    currentPage(),
    readApplied(view),
  ])
  const empty = products.length === 0
  const drops = empty && query.page === 1 ? await readDrops(applied) : []
  return (
    <div className="wrap pb-14">
      <Breadcrumbs items={[{ label: t('home'), href: path('/') }, { label: title }]} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-2 lg:pb-5">
        <div>
          <h1>{title}</h1>
          <p className="mt-1 text-ink-3">
            {place ? t('countIn', { count: total, place }) : t('count', { count: total })}
          </p>
        </div>
        {!empty && <SortMenu query={query} />}
      </header>
      <ClientWords of={WORDS}>
        <ListingFrame
          query={query}
          choices={filterChoices(categories, areas, query, currency)}
          total={total}
          applied={applied.length}
        >
          {!empty && <AppliedFilters view={view} applied={applied} />}
          {empty ? <EmptyListing view={view} drops={drops} /> : <ProductGrid products={products} />}
          <Pager query={query} total={total} lastPage={lastPage} />
        </ListingFrame>
      </ClientWords>
    </div>
  )
}
