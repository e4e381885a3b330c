import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return { title: t('NOT_FOUND'), robots: { index: false } }
}

/** The 404 page; the middleware rewrites to it and sets the status, so that the first HTML is complete. */
export default async function MissingPage() {
  const [{ path }, errors] = await Promise.all([currentPage(), getTranslations('errors')])
  return (
    <ErrorScreen code={404} home={path('/')}>
      {errors('NOT_FOUND')}
    </ErrorScreen>
  )
}
