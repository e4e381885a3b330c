import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { isErrorCode } from '@/lib/contract/error-status'
import { currentPage } from '@/lib/i18n/current-page'
import { decodeFailure } from '@/lib/navigation/page-failure'

export function generateStaticParams() {
  return [{ error: '500' }, { error: '503' }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui.error')
  return { title: t('heading'), robots: { index: false } }
}

/** The page in place of one that failed before it was rendered; the middleware rewrites to it and sets the status. */
export default async function FailedPage({ params }: PageProps<'/[locale]/[currency]/failed/[error]'>) {
  const { status, code, values, message } = decodeFailure((await params).error)
  const [{ path }, errors, t] = await Promise.all([
    currentPage(),
    getTranslations('errors'),
    getTranslations('ui.error'),
  ])
  const known = isErrorCode(code) ? code : 'INTERNAL'
  return (
    <ErrorScreen code={status} home={path('/')}>
      {status >= 500 ? t('technical') : (message ?? errors(known, values))}
    </ErrorScreen>
  )
}
