import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { contentFacts } from '@/components/article/facts'
import { Prose } from '@/components/article/prose'
import { Unlisted } from '@/components/catalog/unlisted'
import { ListData } from '@/components/page/list-data'
import { PageCrumbs } from '@/components/page/page-crumbs'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { AlsoUseful } from '@/components/services/also-useful'
import { byKind } from '@/components/services/by-kind'
import { ServiceKinds } from '@/components/services/service-kinds'
import { getCategories, getProducts } from '@/lib/api/queries/catalog'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { currentPage } from '@/lib/i18n/current-page'

const CATEGORY = 'CATEGORY_084'

const getServices = () => getProducts({ product_categories: CATEGORY, page: 1, limit: LISTING_PAGE_SIZE.max })

export async function generateMetadata(): Promise<Metadata> {
  const [t, facts, { meta }] = await Promise.all([
    getTranslations('pages.services'),
    contentFacts(),
    getServices(),
  ])
  const head = await pageHead({
    path: '/services',
    title: t('headTitle'),
    description: t('description', facts),
    preview: 'services',
  })
  return meta.total === 0 ? { ...head, ...NOT_INDEXED } : head
}

export default async function ServicesPage() {
  const [t, home, { path }, categories, products] = await Promise.all([
    getTranslations('pages.services'),
    getTranslations('pages.article'),
    currentPage(),
    getCategories(),
    getServices(),
  ])
  const isListed = products.meta.total !== null
  const category = categories.find(({ id }) => id === CATEGORY)
  const kinds = category ? byKind(category, products.items) : []
  return (
    <>
      <div className="wrap">
        <PageCrumbs items={[{ label: home('home'), href: path('/') }, { label: t('title') }]} />
        <header className="max-w-180 pt-2 pb-7 md:pb-10">
          <h1>{t('title')}</h1>
          {isListed && <Prose className="mt-3 text-18">{t('lead')}</Prose>}
        </header>
        {isListed ? <ServiceKinds kinds={kinds} /> : <Unlisted />}
      </div>
      <ListData products={kinds.flatMap((kind) => kind.products)} />
      {isListed && <AlsoUseful />}
    </>
  )
}
