'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'

interface RetryLoadProps {
  busy: boolean
  onRetry(): void
}

/** Requests a part of the cart that failed to load; the failure itself is logged and has no message. */
export function RetryLoad({ busy, onRetry }: RetryLoadProps) {
  const t = useTranslations('ui.error')
  return (
    <Button variant="secondary" wide className="mt-5" busy={busy} onClick={onRetry}>
      {t('again')}
    </Button>
  )
}
