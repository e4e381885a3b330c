import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { categoryImageName } from '@/components/catalog/category-image'
import { CategoryScreen } from '@/components/category/category-screen'
import { findCategory } from '@/components/category/find-category'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { getCategories, getProducts } from '@/lib/api/queries/catalog'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { categoryAddress } from '@/lib/domain/public-pages'
import { currentPage } from '@/lib/i18n/current-page'

interface PageProps {
  params: Promise<{ slug: string }>
}

/** The build requires one entry; categories are rendered on first request. */
export const generateStaticParams = () => [{ slug: 'build' }]

async function find(params: PageProps['params']) {
  const { slug } = await params
  await currentPage()
  return findCategory(slug, await getCategories()) ?? notFound()
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { category, main } = await find(params)
  const t = await getTranslations('category')
  const isEmpty = category.product_count === 0
  const head = await pageHead({
    path: categoryAddress(category.slug),
    title: isEmpty ? category.label : t('title', { main: main.id, label: category.label }),
    description: category.summary,
    preview: categoryImageName(main.id),
  })
  return isEmpty ? { ...head, ...NOT_INDEXED } : head
}

export default async function CategoryPage({ params }: PageProps) {
  const found = await find(params)
  const { items, meta } = await getProducts({
    product_categories: found.category.id,
    page: 1,
    limit: LISTING_PAGE_SIZE.max,
  })
  return <CategoryScreen found={found} products={items} total={meta.total} />
}
