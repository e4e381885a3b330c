import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { currentPage } from '@/lib/i18n/current-page'
import { decodeMissing } from '@/lib/navigation/internal-path'

/** Responds only once the page is complete: the path is in the first HTML. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await connection()
  const t = await getTranslations('errors')
  return { title: t('NOT_FOUND'), robots: { index: false } }
}

/** The 404 page for a path that failed its check, which it names; the middleware sets the status. Never stored. */
export default async function MissingPathPage({ params }: PageProps<'/[locale]/[currency]/missing/[path]'>) {
  await connection()
  const failed = decodeMissing((await params).path)
  const [{ path }, t] = await Promise.all([currentPage(), getTranslations('ui.error')])
  return (
    <ErrorScreen code={404} home={path('/')}>
      {t('notFoundAt', { path: failed })}
    </ErrorScreen>
  )
}
