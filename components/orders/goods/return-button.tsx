'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { Booking, Order } from '@/lib/contract/orders'
import { showToast } from '@/stores/toasts'

const ReturnDialog = lazyWithRetry(() =>
  import('./return-dialog').then((module) => ({ default: module.ReturnDialog })),
)

interface ReturnButtonProps {
  booking: Booking
  orderId: string
  /** Called after the request and after the dialog has returned the focus. */
  onRequested(order: Order): void
}

/** Opens the dialog that requests a return, whose code is loaded on demand. */
export function ReturnButton({ booking, orderId, onRequested }: ReturnButtonProps) {
  const t = useTranslations('goods.dialog')
  const [open, setOpen] = useState(false)
  /** Used as key: the dialog is reset each time it opens. */
  const opening = useRef(0)
  /** Shown only then, because it removes this button, to which the dialog returns the focus. */
  const requested = useRef<Order>(null)

  function done(order: Order) {
    setOpen(false)
    showToast({ title: t('done'), description: t('doneLine'), colour: 'success' })
    requested.current = order
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="package"
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
          <ReturnDialog
            key={opening.current}
            open={open}
            onOpenChange={setOpen}
            booking={booking}
            orderId={orderId}
            onDone={done}
            onClosed={() => {
              if (requested.current) onRequested(requested.current)
              requested.current = null
            }}
          />
        )}
      </Suspense>
    </>
  )
}
