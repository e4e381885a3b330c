'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CancelButton } from '@/components/cancellation/cancel-button'
import { ChangeButton } from '@/components/orders/changes/change-button'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { ButtonLink } from '@/components/ui/action/button-link'
import type { Booking, Order } from '@/lib/contract/orders'
import { BOOKING_CHANGES } from '@/lib/domain/booking-change'
import { ORDER_TITLE } from './order-headline'

/** Actions of a booking: change or cancel it, or book the same product again. */
export function BookingActions({ booking, orderId }: { booking: Booking; orderId: string }) {
  const t = useTranslations('orders')
  const { path } = usePreferences()
  const queries = useQueryClient()
  const { cancellable, changeable, status } = booking

  /** @param isOffered whether the button that was pressed is still there, which else takes the focus with it */
  function show(order: Order, isOffered: (after: Booking) => boolean) {
    queries.setQueryData(orderQuery(order.id).queryKey, order)
    if (!order.bookings.some((after) => after.id === booking.id && isOffered(after)))
      document.getElementById(ORDER_TITLE)?.focus()
    void queries.invalidateQueries({ queryKey: ['orders', 'list'] })
  }

  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {status !== 'pending' && (
        <ButtonLink variant="quiet" size="sm" icon="arrow-counter-clockwise" href={path(booking.again)}>
          {t('again')}
        </ButtonLink>
      )}
      {BOOKING_CHANGES.map(
        (kind) =>
          changeable[kind] && (
            <ChangeButton
              key={kind}
              kind={kind}
              booking={booking}
              orderId={orderId}
              onChanged={(order) => show(order, (after) => after.changeable[kind] !== null)}
            />
          ),
      )}
      {cancellable.now && (
        <CancelButton
          booking={booking}
          orderId={orderId}
          onCancelled={(order) => show(order, (after) => after.cancellable.now)}
        />
      )}
    </div>
  )
}
