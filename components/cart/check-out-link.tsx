'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'

/** Maximum number of items in one order. */
export const MAX_ORDER_ITEMS = 20

interface CheckOutLinkProps {
  ids: string[]
  /** Quantities are still being saved. */
  busy: boolean
  wide?: boolean
}

export function CheckOutLink({ ids, busy, wide }: CheckOutLinkProps) {
  const t = useTranslations('cart')
  const { path } = usePreferences()
  if (busy || ids.length === 0 || ids.length > MAX_ORDER_ITEMS)
    return (
      <Button size="lg" wide={wide} busy={busy} disabled={!busy}>
        {t('checkOut')}
      </Button>
    )
  return (
    <ButtonLink size="lg" wide={wide} prefetch={false} href={path(`/checkout?items=${ids.join(',')}`)}>
      {t('checkOut')}
    </ButtonLink>
  )
}
