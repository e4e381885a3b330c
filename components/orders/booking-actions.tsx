'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { ButtonLink } from '@/components/ui/button-link'
import type { Booking } from '@/lib/contract/orders'
import { CancelButton } from './cancel/cancel-button'

/** Actions of a booking: cancel it, or book the same product again. */
export function BookingActions({ booking, orderId }: { booking: Booking; orderId: string }) {
  const t = useTranslations('orders')
  const { path } = usePreferences()
  const { cancellable, status } = booking
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {status !== 'pending' && (
        <ButtonLink
          variant="quiet"
          size="sm"
          icon="arrow-counter-clockwise"
          href={path(booking.again)}
          prefetch={false}
        >
          {t('again')}
        </ButtonLink>
      )}
      {cancellable.now && <CancelButton booking={booking} orderId={orderId} />}
    </div>
  )
}
