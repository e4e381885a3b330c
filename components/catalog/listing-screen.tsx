import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { Area, Category, ProductCard } from '@/lib/contract/catalog'
import { currentPage } from '@/lib/i18n/page'
import { AppliedFilters } from './applied-filters'
import { CategoryChips } from './category-chips'
import { CategoryFilter } from './category-filter'
import { DestinationFilter } from './destination-filter'
import { EmptyListing } from './empty-listing'
import { DestinationMenu, SortMenu } from './listing-menus'
import type { ListingView } from './listing-view'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'

interface ListingScreenProps {
  view: ListingView
  title: string
  categories: Category[]
  areas: Area[]
  products: ProductCard[]
  total: number
  lastPage: number
}

/** Filters beside products; on narrow screens above them. */
export async function ListingScreen(props: ListingScreenProps) {
  const { view, title, categories, areas, products, total, lastPage } = props
  const { query, place } = view
  const [t, { path }] = await Promise.all([getTranslations('listing'), currentPage()])
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('home'), href: path('/') }, { label: title }]} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h1>{title}</h1>
          <p className="mt-1 text-ink-3">
            {place ? t('countIn', { count: total, place }) : t('count', { count: total })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <div className="lg:hidden">
            <DestinationMenu view={view} areas={areas} />
          </div>
          <SortMenu view={view} />
        </div>
      </header>
      <CategoryChips query={query} categories={categories} />
      <div className="grid items-start gap-12 pt-3 lg:grid-cols-[264px_minmax(0,1fr)]">
        <aside className="hidden lg:block">
          <CategoryFilter query={query} categories={categories} />
          <DestinationFilter query={query} areas={areas} />
        </aside>
        <div className="grid min-w-0 gap-5">
          {products.length > 0 && <AppliedFilters view={view} clear />}
          {products.length > 0 ? <ProductGrid products={products} /> : <EmptyListing view={view} />}
          <Pager query={query} total={total} lastPage={lastPage} />
        </div>
      </div>
    </div>
  )
}
