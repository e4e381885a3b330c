'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { BookingMessage } from '../elements/booking-message'
import { useWaits } from '../elements/live'
import { useBuy } from '../purchase/use-buy'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

/** Buttons that lead to the missing step, or to the cart and checkout. */
export function TicketButtons() {
  const t = useTranslations('booking')
  const buy = useBuy()
  const missing = useBooking((state) => viewOf(state).missing)
  const busy = useBooking(({ purchase }) => purchase.busy)
  return (
    <div {...useWaits()} className="mt-4 grid gap-2.5">
      <BookingMessage />
      <Button size="lg" wide busy={busy === 'checkout'} onClick={() => buy('checkout')}>
        {missing ? t(`missing.${missing}`) : t('book')}
      </Button>
      <Button
        variant="secondary"
        wide
        icon="shopping-cart"
        busy={busy === 'cart'}
        onClick={() => buy('cart')}
      >
        {t('add')}
      </Button>
    </div>
  )
}
