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

/** Opens the cancellation dialog, whose code is loaded on demand. */
export function CancelButton({ booking, orderId }: { booking: Booking; orderId: string }) {
  const t = useTranslations('orders.cancel')
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  /** Used as key: the dialog is reset each time it opens. */
  const opening = useRef(0)

  function done(order: Order, { refund, method }: CancellationQuote) {
    setOpen(false)
    const back = refund && refund.amount > 0 ? { amount: formatMoney(refund), method: method ?? '' } : null
    showToast({
      title: t('done'),
      description: back ? t('doneBack', back) : t('doneNothing'),
      colour: 'success',
    })
    const isRemoved = !order.bookings.some(({ id, cancellable }) => id === booking.id && cancellable.now)
    // After the dialog has returned the focus: this button disappears with the cancelled booking.
    setTimeout(() => {
      queries.setQueryData(orderQuery(order.id).queryKey, order)
      if (isRemoved) document.getElementById(ORDER_TITLE)?.focus()
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
