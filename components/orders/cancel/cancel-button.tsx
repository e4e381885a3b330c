'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { CancellationQuote } from '@/lib/contract/cancellations'
import type { Booking, Order } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/i18n/format'
import { showToast } from '@/stores/toasts'
import { ORDER_TITLE } from '../order-headline'
import { orderQuery } from '../orders-query'

const CancelDialog = lazyWithRetry(() =>
  import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
)

/** Leads to cancelling a booking, whose code comes when it is wanted. */
export function CancelButton({ booking, orderId }: { booking: Booking; orderId: string }) {
  const t = useTranslations('orders.cancel')
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  /** Each opening begins anew. */
  const opening = useRef(0)

  function done(order: Order, { refund, method }: CancellationQuote) {
    setOpen(false)
    const back = refund && refund.amount > 0 ? { amount: formatMoney(refund), method: method ?? '' } : null
    showToast({
      title: t('done'),
      description: back ? t('doneBack', back) : t('doneNothing'),
      colour: 'success',
    })
    const gone = !order.bookings.some(({ id, cancellable }) => id === booking.id && cancellable.now)
    // Once the dialog has given the focus back: this button is gone with the booking that it cancelled.
    setTimeout(() => {
      queries.setQueryData(orderQuery(order.id).queryKey, order)
      if (gone) document.getElementById(ORDER_TITLE)?.focus()
      void queries.invalidateQueries({ queryKey: ['orders', 'list'] })
    })
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="x"
        aria-label={t('openNamed', { name: booking.product.name })}
        onClick={() => {
          opening.current++
          setOpen(true)
        }}
      >
        {t('open')}
      </Button>
      <Suspense>
        {opening.current > 0 && (
          <CancelDialog
            key={opening.current}
            open={open}
            onOpenChange={setOpen}
            booking={booking}
            orderId={orderId}
            onDone={done}
          />
        )}
      </Suspense>
    </>
  )
}
