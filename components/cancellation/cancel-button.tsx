'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { CancellationQuote } from '@/lib/contract/cancellations'
import type { Booking, Order } from '@/lib/contract/orders'
import { formatMoney } from '@/lib/i18n/format'
import { showToast } from '@/stores/toasts'

const CancelDialog = lazyWithRetry(() =>
  import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
)

interface CancelButtonProps {
  booking: Booking
  orderId: string
  /** Called after a cancellation and after the dialog has returned the focus. */
  onCancelled(order: Order): void
}

/** Opens the cancellation dialog, whose code is loaded on demand. */
export function CancelButton({ booking, orderId, onCancelled }: CancelButtonProps) {
  const t = useTranslations('cancellation.dialog')
  const [open, setOpen] = useState(false)
  /** Used as key: the dialog is reset each time it opens. */
  const opening = useRef(0)
  /** Shown only then, because it removes this button, to which the dialog returns the focus. */
  const cancelled = useRef<Order>(null)

  function done(order: Order, { refund, method }: CancellationQuote) {
    setOpen(false)
    const back = refund && refund.amount > 0 ? { amount: formatMoney(refund), method: method ?? '' } : null
    showToast({
      title: t('done'),
      description: back ? t('doneBack', back) : t('doneNothing'),
      colour: 'success',
    })
    cancelled.current = order
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
            onClosed={() => {
              if (cancelled.current) onCancelled(cancelled.current)
              cancelled.current = null
            }}
          />
        )}
      </Suspense>
    </>
  )
}
