'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import type { CartItem } from '@/lib/contract/cart'
import { deliveryPlaces } from '@/lib/i18n/delivery-places'
import { useBookingDetailsText, useLegText } from './booking-details-text'

interface BookingDetailsLinesProps {
  of: Pick<CartItem, 'booking_details' | 'booking_detail_names' | 'legs'> &
    Partial<Pick<CartItem, 'delivery_zones'>>
  className?: string
}

/** Where a delivery is limited to; nothing for anything else. */
function useZoneLines({ booking_details, delivery_zones = [] }: BookingDetailsLinesProps['of']): string[] {
  const t = useTranslations('bookingDetails')
  const { locale } = usePreferences()
  const places = booking_details.fulfilment?.way === 'delivery' && deliveryPlaces(delivery_zones, locale)
  return places ? [t('deliversTo', { places })] : []
}

/** Lists each leg of a trip and the other booking details; renders nothing if there are none. */
export function BookingDetailsLines({ of, className }: BookingDetailsLinesProps) {
  const lines = [...useLegText()(of.legs), ...useBookingDetailsText()(of), ...useZoneLines(of)]
  if (lines.length === 0) return null
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
