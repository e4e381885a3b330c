import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return { title: t('NOT_FOUND') }
}

export default async function NotFound() {
  const [t, { path }] = await Promise.all([getTranslations('errors'), currentPage()])
  return (
    <ErrorScreen code={404} home={path('/')}>
      {t('NOT_FOUND')}
    </ErrorScreen>
  )
}
