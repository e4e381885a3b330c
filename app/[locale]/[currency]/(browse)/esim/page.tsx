import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unlisted } from '@/components/catalog/unlisted'
import { EsimScreen } from '@/components/esim/esim-screen'
import { countriesOf, planGroups } from '@/components/esim/esim-view'
import { pageHead } from '@/components/page/page-head'
import { getAreas, getEsims } from '@/lib/api/queries/catalog'
import { offers } from '@/lib/api/queries/offers'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, unlisted, { locale }, products, isListed] = await Promise.all([
    getTranslations('esim.meta'),
    getTranslations('listing.unlisted'),
    currentPage(),
    getEsims(),
    offers('products'),
  ])
  if (!isListed) return pageHead({ path: '/esim', title: unlisted('title'), description: unlisted('text') })
  const count = countriesOf(planGroups(products), [], locale).length
  return pageHead({
    path: '/esim',
    title: count > 0 ? t('title') : 'eSIM',
    description: t('description', { count }),
    preview: 'hero-esim',
  })
}

export default async function EsimPage() {
  const [products, areas, isListed] = await Promise.all([getEsims(), getAreas(), offers('products')])
  if (!isListed) return <Unlisted heading="h1" />
  return <EsimScreen products={products} areas={areas} />
}
