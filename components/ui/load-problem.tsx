'use client'

import { useTranslations } from 'next-intl'
import { Button } from './button'
import { useErrorWords } from './error-words'
import { Icon } from './icon'
import { useOnline } from './use-online'

interface LoadProblemProps {
  /** What went wrong; null while nothing can be asked for want of a network. */
  error: unknown
  onRetry(): void
  busy?: boolean
}

/** Takes the place of what could not be loaded, and lets one try again. */
export function LoadProblem({ error, onRetry, busy }: LoadProblemProps) {
  const t = useTranslations('ui')
  const words = useErrorWords()
  const online = useOnline()
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <Icon name="warning-circle-fill" className="size-8 text-bad" />
      <p className="max-w-[44ch] text-ink-2">{error && online ? words(error) : t('offline')}</p>
      <Button variant="secondary" icon="arrow-clockwise" busy={busy} onClick={onRetry}>
        {t('error.again')}
      </Button>
    </div>
  )
}
