import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CategoryTiles } from '@/components/home/category-tiles'
import { Destinations } from '@/components/home/destinations'
import { EsimBand } from '@/components/home/esim-band'
import { Hero } from '@/components/home/hero'
import { HeroSearch } from '@/components/home/hero-search'
import { Recommended } from '@/components/home/recommended'
import { SiteData } from '@/components/home/site-data'
import { Trust } from '@/components/home/trust'
import { UnpaidNotice } from '@/components/orders/unpaid/unpaid-notice'
import { AfterFirstPaint } from '@/components/page/after-first-paint'
import { ClientMessages } from '@/components/page/client-messages'
import { pageHead } from '@/components/page/page-head'
import { Shelf } from '@/components/recently-viewed/shelf'
import { SHELF_MESSAGES } from '@/components/recently-viewed/shelf-messages'
import { getAreas, getCategories, getEsims, getProducts } from '@/lib/api/queries/catalog'
import { offers } from '@/lib/api/queries/offers'

const RECOMMENDED = 8

export async function generateMetadata(): Promise<Metadata> {
  const [t, hasProducts] = await Promise.all([getTranslations('home'), offers('products')])
  const facts = { hasProducts: String(hasProducts) }
  return pageHead({
    path: '/',
    title: t('title', facts),
    description: t('description', facts),
    preview: 'hero-home',
  })
}

export default async function HomePage() {
  const [areas, categories, recommended, plans] = await Promise.all([
    getAreas(),
    getCategories(),
    getProducts({ recommended: 'true', limit: RECOMMENDED, page: 1 }),
    getEsims(),
  ])
  const isListed = recommended.meta.total !== null
  return (
    <>
      <SiteData />
      <Hero destinations={areas.length} isListed={isListed} />
      <div className="overflow-x-clip bg-bg-2 pb-7 md:pb-11">
        {isListed && <HeroSearch areas={areas} categories={categories} />}
        <CategoryTiles categories={categories} />
      </div>
      <AfterFirstPaint placeholder={<div className="min-h-dvh" />}>
        <Destinations areas={areas} />
        <Recommended products={recommended.items} />
        <EsimBand plans={plans} />
        <Trust />
        <div className="wrap">
          <ClientMessages of={SHELF_MESSAGES}>
            <Shelf favourites />
          </ClientMessages>
        </div>
      </AfterFirstPaint>
      <ClientMessages of={['unpaid', 'orders.hold']}>
        <UnpaidNotice />
      </ClientMessages>
    </>
  )
}
