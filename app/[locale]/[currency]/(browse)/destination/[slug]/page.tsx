import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DestinationScreen } from '@/components/destination/destination-screen'
import { StructuredData } from '@/components/destination/structured-data'
import { groupsFor, planGroups } from '@/components/esim/esim-view'
import { getAreaBySlug, getAreas, getCategories, getEsims, getProducts } from '@/lib/api/queries/catalog'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { alternates } from '@/lib/i18n/metadata'
import { socialImage } from '@/lib/images/social'

interface PageProps {
  params: Promise<{ slug: string }>
}

/** Products shown per category. */
const PRODUCTS_PER_CATEGORY = 4

/** The build requires one entry; destinations are rendered on first request. */
export const generateStaticParams = () => [{ slug: 'build' }]

async function find(params: PageProps['params']) {
  const { slug } = await params
  await currentPage()
  return (slug.length <= MAX_SLUG_LENGTH ? await getAreaBySlug(slug) : null) ?? notFound()
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const area = await find(params)
  const t = await getTranslations('destination.meta')
  const title = t('title', { name: area.name })
  return {
    title,
    description: area.summary,
    ...(area.image && socialImage(area.image.path, area.image.alt)),
    alternates: await alternates(`/destination/${area.slug}`),
  }
}

async function categoriesWithProducts(destination: string) {
  const categories = await getCategories()
  const open = categories.filter(({ disabled }) => !disabled)
  const kinds = await Promise.all(
    open.map(async (category) => {
      const { items, meta } = await getProducts({
        destination,
        product_categories: category.id,
        page: 1,
        limit: PRODUCTS_PER_CATEGORY,
      })
      return { category, products: items, total: meta.total }
    }),
  )
  return kinds.filter(({ total }) => total > 0)
}

export default async function DestinationPage({ params }: PageProps) {
  const area = await find(params)
  const [areas, kinds, esims, { path }] = await Promise.all([
    getAreas(),
    categoriesWithProducts(area.slug),
    getEsims(),
    currentPage(),
  ])
  const [esim = null] = groupsFor(area.country, planGroups(esims, areas))
  const origin = siteOrigin()
  return (
    <>
      <DestinationScreen area={area} areas={areas} kinds={kinds} esim={esim} />
      <StructuredData area={area} origin={origin} url={`${origin}${path(`/destination/${area.slug}`)}`} />
    </>
  )
}
