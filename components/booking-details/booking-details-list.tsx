'use client'

import type { CartItem } from '@/lib/contract/cart'
import { useBookingDetailsText, useLegText } from './booking-details-text'

interface BookingDetailsLinesProps {
  of: Pick<CartItem, 'booking_details' | 'booking_detail_names' | 'legs'>
  className?: string
}

/** Lists each leg of a trip and the other booking details; renders nothing if there are none. */
export function BookingDetailsLines({ of, className }: BookingDetailsLinesProps) {
  const lines = [...useLegText()(of.legs), ...useBookingDetailsText()(of)]
  if (lines.length === 0) return null
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
