'use client'

import { useTranslations } from 'next-intl'
import { useUntilConfirmed } from '@/components/cancellation/use-until-confirmed'
import { Icon } from '@/components/ui/media/icon'
import { REPLY_HOURS } from '@/lib/domain/reply-hours'

interface ConfirmationNoteProps {
  /** Null if the API host does not say. */
  isInstant: boolean | null
  /** Product that the note is about, where there are several. */
  product?: string
  className?: string
}

/**
 * Whether a product is confirmed with the payment or by the operator, how long that takes, what happens to the money, and from
 * when on the cancellation policy applies.
 */
export function ConfirmationNote({ isInstant, product, className }: ConfirmationNoteProps) {
  const t = useTranslations('confirmation')
  const terms = useUntilConfirmed()
  if (isInstant === null) return null
  const text = isInstant ? t('instant') : t('manual', { hours: REPLY_HOURS, terms })
  return (
    <p className={className}>
      <Icon
        name={isInstant ? 'check-circle-fill' : 'hourglass-medium-fill'}
        className={isInstant ? 'mr-1.5 text-ok' : 'mr-1.5 text-ink-3'}
      />
      {product === undefined ? text : t('of', { product, text })}
    </p>
  )
}
