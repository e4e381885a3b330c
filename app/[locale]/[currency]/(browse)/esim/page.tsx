import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EsimScreen } from '@/components/esim/esim-screen'
import { countriesOf, planGroups } from '@/components/esim/esim-view'
import { alternates } from '@/lib/api/queries/alternates'
import { getAreas, getEsims } from '@/lib/api/queries/catalog'
import { currentPage } from '@/lib/i18n/current-page'
import { siteSocial } from '@/lib/images/site-social'

export async function generateMetadata(): Promise<Metadata> {
  const [t, { locale }, products] = await Promise.all([
    getTranslations('esim.meta'),
    currentPage(),
    getEsims(),
  ])
  const count = countriesOf(planGroups(products), [], locale).length
  return {
    title: count > 0 ? t('title') : 'eSIM',
    description: t('description', { count }),
    ...(await siteSocial('hero-esim')),
    alternates: await alternates('/esim'),
  }
}

export default async function EsimPage() {
  const [products, areas] = await Promise.all([getEsims(), getAreas()])
  return <EsimScreen products={products} areas={areas} />
}
