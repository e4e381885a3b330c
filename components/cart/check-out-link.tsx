'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { MAX_ORDER_ITEMS } from '@/lib/domain/order-size'

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
    <ButtonLink size="lg" wide={wide} href={path(`/checkout?items=${ids.join(',')}`)}>
      {t('checkOut')}
    </ButtonLink>
  )
}
