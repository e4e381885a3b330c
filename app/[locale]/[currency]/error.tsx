'use client'

import { useTranslations } from 'next-intl'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { useShownError } from '@/components/layout/error/use-shown-error'
import { usePreferences } from '@/components/page/preferences'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { ApiError } from '@/lib/contract/error'

export default function PageError({ error }: { error: Error }) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  const { path } = usePreferences()
  const shown = useShownError(error)
  if (!shown) return null
  if (shown === 'offline') return <ErrorScreen home={path('/')}>{t('offline')}</ErrorScreen>
  const code = error instanceof ApiError && error.status > 0 ? error.status : 500
  return (
    <ErrorScreen code={code} home={path('/')}>
      {code >= 500 ? t('error.technical') : errorText(error)}
    </ErrorScreen>
  )
}
