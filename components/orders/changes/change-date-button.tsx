'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Button } from '@/components/ui/action/button'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useOnDemandDialog } from '@/components/ui/overlay/use-on-demand-dialog'
import type { Booking, Order } from '@/lib/contract/orders'
import { showToast } from '@/stores/toasts'

const ChangeDateDialog = lazyWithRetry(() =>
  import('./change-date-dialog').then((module) => ({ default: module.ChangeDateDialog })),
)

export interface ChangeButtonProps {
  booking: Booking
  orderId: string
  /** Called after the change and after the dialog has returned the focus. */
  onChanged(order: Order): void
}

/** Opens the dialog that changes the date of a booking, whose code is loaded on demand. */
export function ChangeDateButton({ booking, orderId, onChanged }: ChangeButtonProps) {
  const t = useTranslations('changes')
  const { show, finish, key, dialog } = useOnDemandDialog(onChanged)

  function done(order: Order) {
    showToast({ title: t('done'), description: t('doneLine'), colour: 'success' })
    finish(order)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="calendar-blank"
        aria-label={t('date.openNamed', { name: booking.product.name })}
        onClick={show}
      >
        {t('date.open')}
      </Button>
      <Suspense>
        {dialog && (
          <ChangeDateDialog key={key} {...dialog} booking={booking} orderId={orderId} onDone={done} />
        )}
      </Suspense>
    </>
  )
}
