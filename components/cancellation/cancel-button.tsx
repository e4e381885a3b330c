'use client'

import { useTranslations } from 'next-intl'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
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
    <DialogButton
      icon="x"
      label={t('open')}
      name={t('openNamed', { name: booking.product.name })}
      show={show}
    >
      {dialog && <CancelDialog key={key} {...dialog} booking={booking} orderId={orderId} onDone={done} />}
    </DialogButton>
  )
}
