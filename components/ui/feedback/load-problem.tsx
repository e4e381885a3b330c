'use client'

import { useTranslations } from 'next-intl'
import { useOnline } from '@/components/ui/lazy/use-online'
import { ErrorState } from './error-state'
import { useErrorText } from './error-text'

interface LoadProblemProps {
  /** The error; null while offline. */
  error: unknown
  onRetry(): void
  busy?: boolean
}

/** The error state of a failed query; derives its text from the error. */
export function LoadProblem({ error, onRetry, busy }: LoadProblemProps) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  const online = useOnline()
  return (
    <ErrorState title={t('error.unloaded')} onRetry={onRetry} busy={busy}>
      {error && online ? errorText(error) : t('offline')}
    </ErrorState>
  )
}
