import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EsimScreen } from '@/components/esim/esim-screen'
import { countriesOf, planGroups } from '@/components/esim/esim-view'
import { pageHead } from '@/components/page/page-head'
import { getAreas, getEsims } from '@/lib/api/queries/catalog'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }, products] = await Promise.all([
    getTranslations('esim.meta'),
    currentPage(),
    getEsims(),
  ])
  const count = countriesOf(planGroups(products), [], locale).length
  return pageHead({
    path: '/esim',
    title: count > 0 ? t('title') : 'eSIM',
    description: t('description', { count }),
    preview: 'hero-esim',
  })
}

export default async function EsimPage() {
  const [products, areas] = await Promise.all([getEsims(), getAreas()])
  return <EsimScreen products={products} areas={areas} />
}
