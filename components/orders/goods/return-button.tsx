'use client'

import { useTranslations } from 'next-intl'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { useOnDemandDialog } from '@/components/ui/overlay/use-on-demand-dialog'
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
  const { show, finish, key, dialog } = useOnDemandDialog(onRequested)

  function done(order: Order) {
    showToast({ title: t('done'), description: t('doneLine'), colour: 'success' })
    finish(order)
  }

  return (
    <DialogButton
      icon="package"
      label={t('open')}
      name={t('openNamed', { name: booking.product.name })}
      show={show}
    >
      {dialog && <ReturnDialog key={key} {...dialog} booking={booking} orderId={orderId} onDone={done} />}
    </DialogButton>
  )
}
