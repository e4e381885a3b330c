import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { isErrorCode } from '@/lib/contract/error-status'
import { currentPage } from '@/lib/i18n/current-page'
import { decodeFailure, TECHNICAL_ERROR } from '@/lib/navigation/page-failure'

export function generateStaticParams() {
  return [{ error: TECHNICAL_ERROR }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui.error')
  return { title: t('heading'), robots: { index: false } }
}

/** An error before the page was rendered; the middleware rewrites to it and sets the status. */
export default async function FailedPage({ params }: PageProps<'/[locale]/[currency]/failed/[error]'>) {
  const failure = decodeFailure((await params).error)
  const [{ path }, errors, t] = await Promise.all([
    currentPage(),
    getTranslations('errors'),
    getTranslations('ui.error'),
  ])
  const code = failure && isErrorCode(failure.code) ? failure.code : 'INTERNAL'
  return (
    <ErrorScreen code={failure?.status ?? 500} home={path('/')}>
      {failure ? (failure.message ?? errors(code, failure.values)) : t('technical')}
    </ErrorScreen>
  )
}
