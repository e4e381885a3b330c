'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Button } from '@/components/ui/action/button'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useOnDemandDialog } from '@/components/ui/overlay/use-on-demand-dialog'
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
  const { show, finish, key, dialog } = useOnDemandDialog(onCancelled)

  function done(order: Order, { refund, method }: CancellationQuote) {
    const back = refund && refund.amount > 0 ? { amount: formatMoney(refund), method: method ?? '' } : null
    showToast({
      title: t('done'),
      description: back ? t('doneBack', back) : t('doneNothing'),
      colour: 'success',
    })
    finish(order)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="x"
        aria-label={t('openNamed', { name: booking.product.name })}
        onClick={show}
      >
        {t('open')}
      </Button>
      <Suspense>
        {dialog && <CancelDialog key={key} {...dialog} booking={booking} orderId={orderId} onDone={done} />}
      </Suspense>
    </>
  )
}
