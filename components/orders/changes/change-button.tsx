'use client'

import { useTranslations } from 'next-intl'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { useOnDemandDialog } from '@/components/ui/overlay/use-on-demand-dialog'
import type { Booking, Order } from '@/lib/contract/orders'
import type { BookingChangeKind } from '@/lib/domain/booking-change'
import { showToast } from '@/stores/toasts'

const DIALOGS = {
  date: lazyWithRetry(() =>
    import('./change-date-dialog').then((module) => ({ default: module.ChangeDateDialog })),
  ),
  names: lazyWithRetry(() =>
    import('./change-names-dialog').then((module) => ({ default: module.ChangeNamesDialog })),
  ),
}

const ICONS = { date: 'calendar-blank', names: 'pencil-simple' } as const

interface ChangeButtonProps {
  kind: BookingChangeKind
  booking: Booking
  orderId: string
  /** Called after the change and after the dialog has returned the focus. */
  onChanged(order: Order): void
}

/** Opens the dialog that changes the date of a booking or the names of its travellers. */
export function ChangeButton({ kind, booking, orderId, onChanged }: ChangeButtonProps) {
  const t = useTranslations('changes')
  const { show, finish, key, dialog } = useOnDemandDialog(onChanged)
  const ChangeDialog = DIALOGS[kind]

  function done(order: Order) {
    showToast({ title: t('done'), description: t('doneLine'), colour: 'success' })
    finish(order)
  }

  return (
    <DialogButton
      icon={ICONS[kind]}
      label={t(`${kind}.open`)}
      name={t(`${kind}.openNamed`, { name: booking.product.name })}
      show={show}
    >
      {dialog && <ChangeDialog key={key} {...dialog} booking={booking} orderId={orderId} onDone={done} />}
    </DialogButton>
  )
}
