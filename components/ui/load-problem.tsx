'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from './error-state'
import { useErrorWords } from './error-text'
import { useOnline } from './use-online'

interface LoadProblemProps {
  /** What went wrong; null while nothing can be asked for want of a network. */
  error: unknown
  onRetry(): void
  busy?: boolean
}

/** The error state of what is fetched: says by itself what the error means. */
export function LoadProblem({ error, onRetry, busy }: LoadProblemProps) {
  const t = useTranslations('ui')
  const words = useErrorWords()
  const online = useOnline()
  return (
    <ErrorState title={t('error.unloaded')} onRetry={onRetry} busy={busy}>
      {error && online ? words(error) : t('offline')}
    </ErrorState>
  )
}
