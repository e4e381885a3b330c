import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { currentPage } from '@/lib/i18n/current-page'
import { decodeMissing } from '@/lib/navigation/internal-path'

export function generateStaticParams() {
  return [{ path: 'unmatched' }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return { title: t('NOT_FOUND'), robots: { index: false } }
}

/** The 404 page; the middleware rewrites to it and sets the status, so that the first HTML is complete. */
export default async function MissingPage({ params }: PageProps<'/[locale]/[currency]/missing/[path]'>) {
  const failed = decodeMissing((await params).path)
  const [{ path }, errors, t] = await Promise.all([
    currentPage(),
    getTranslations('errors'),
    getTranslations('ui.error'),
  ])
  return (
    <ErrorScreen code={404} home={path('/')}>
      {failed === null ? errors('NOT_FOUND') : t('notFoundAt', { path: failed })}
    </ErrorScreen>
  )
}
