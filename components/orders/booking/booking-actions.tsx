'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CancelButton } from '@/components/cancellation/cancel-button'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import type { Booking, Order } from '@/lib/contract/orders'
import { ORDER_TITLE } from './order-headline'

/** Actions of a booking: cancel it, or book the same product again. */
export function BookingActions({ booking, orderId }: { booking: Booking; orderId: string }) {
  const t = useTranslations('orders')
  const { path } = usePreferences()
  const queries = useQueryClient()
  const { cancellable, status } = booking

  function showCancelled(order: Order) {
    queries.setQueryData(orderQuery(order.id).queryKey, order)
    // The cancel button disappears with the cancelled booking.
    const isRemoved = !order.bookings.some(({ id, cancellable }) => id === booking.id && cancellable.now)
    if (isRemoved) document.getElementById(ORDER_TITLE)?.focus()
    void queries.invalidateQueries({ queryKey: ['orders', 'list'] })
  }

  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {status !== 'pending' && (
        <ButtonLink variant="quiet" size="sm" icon="arrow-counter-clockwise" href={path(booking.again)}>
          {t('again')}
        </ButtonLink>
      )}
      {cancellable.now && <CancelButton booking={booking} orderId={orderId} onCancelled={showCancelled} />}
    </div>
  )
}
