import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { listingInput } from '@/components/catalog/listing-input'
import { ListingScreen } from '@/components/catalog/listing-screen'
import { listingPicture, listingTitle, listingView } from '@/components/catalog/listing-view'
import { getAreas, getCategories, getProducts } from '@/lib/api/queries/catalog'
import { LISTING_PAGE_SIZE, type ListingQuery, listingPath, parseListing } from '@/lib/domain/listing'
import { alternates } from '@/lib/i18n/metadata'
import { socialPicture } from '@/lib/images/social'
import { decodeListing } from '@/lib/navigation/internal-path'

interface PageProps {
  params: Promise<{ query: string }>
}

/** One entry, since the build needs it: listings are rendered when they are first asked for. */
export const generateStaticParams = () => [{ query: 'all' }]

async function listing(params: PageProps['params']) {
  const query = parseListing(decodeListing((await params).query))
  const [categories, areas, t, locale] = await Promise.all([
    getCategories(),
    getAreas(),
    getTranslations('listing'),
    getLocale(),
  ])
  const view = listingView(query, categories, areas)
  const title = listingTitle(view, t('everything'), locale === 'zh-cn' ? '、' : ', ')
  return { view, categories, areas, title, t }
}

const productsOf = (query: ListingQuery) => getProducts(listingInput(query, LISTING_PAGE_SIZE))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { view, title, categories, areas, t } = await listing(params)
  const { query, place } = view
  const { items } = await productsOf(query)
  const picture = listingPicture(query, categories, areas)
  const placed = place ? t('titleIn', { title, place }) : title
  return {
    title: query.page > 1 ? t('pages.title', { title: placed, page: query.page }) : placed,
    description: t('description', { title: placed }),
    alternates: await alternates(listingPath(query)),
    ...(picture && socialPicture(picture, t('pictureAlt', { title: placed }))),
    ...(items.length === 0 && { robots: { index: false } }),
  }
}

export default async function ListingPage({ params }: PageProps) {
  const { view, title, categories, areas } = await listing(params)
  const { items, meta } = await productsOf(view.query)
  return (
    <ListingScreen
      view={view}
      title={title}
      categories={categories}
      areas={areas}
      products={items}
      total={meta.total}
      lastPage={meta.last_page}
    />
  )
}
