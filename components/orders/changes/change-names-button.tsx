'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Button } from '@/components/ui/action/button'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useOnDemandDialog } from '@/components/ui/overlay/use-on-demand-dialog'
import type { Order } from '@/lib/contract/orders'
import { showToast } from '@/stores/toasts'
import type { ChangeButtonProps } from './change-date-button'

const ChangeNamesDialog = lazyWithRetry(() =>
  import('./change-names-dialog').then((module) => ({ default: module.ChangeNamesDialog })),
)

/** Opens the dialog that changes the names of travellers, whose code is loaded on demand. */
export function ChangeNamesButton({ booking, orderId, onChanged }: ChangeButtonProps) {
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
        icon="pencil-simple"
        aria-label={t('names.openNamed', { name: booking.product.name })}
        onClick={show}
      >
        {t('names.open')}
      </Button>
      <Suspense>
        {dialog && (
          <ChangeNamesDialog key={key} {...dialog} booking={booking} orderId={orderId} onDone={done} />
        )}
      </Suspense>
    </>
  )
}
