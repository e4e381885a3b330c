'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { isChunkFailure, mayReload } from '@/components/layout/chunk-reload'
import { ErrorScreen } from '@/components/layout/error-screen'
import { usePreferences } from '@/components/layout/preferences'
import { useErrorWords } from '@/components/ui/error-words'
import { ApiError } from '@/lib/contract/error'
import { isBot } from '@/lib/domain/bots'

export default function PageError({ error }: { error: Error }) {
  const t = useTranslations('ui.error')
  const words = useErrorWords()
  const { path } = usePreferences()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    console.error(error)
    const { pathname, search } = window.location
    if (isChunkFailure(error) && mayReload(pathname + search, Date.now())) window.location.reload()
    else setShown(!isBot(navigator.userAgent))
  }, [error])
  if (!shown) return null
  const code = error instanceof ApiError && error.status > 0 ? error.status : 500
  return (
    <ErrorScreen code={code} home={path('/')}>
      {code >= 500 ? t('technical') : words(error)}
    </ErrorScreen>
  )
}
