'use client'

import type { CartItem } from '@/lib/contract/cart'
import { useBookingDetailsWords, useLegWords } from './booking-details-text'

interface BookingDetailsLinesProps {
  of: Pick<CartItem, 'booking_details' | 'booking_detail_names' | 'legs'>
  className?: string
}

/** Lists each leg of a trip and the other booking details; renders nothing if there are none. */
export function BookingDetailsLines({ of, className }: BookingDetailsLinesProps) {
  const words = [...useLegWords()(of.legs), ...useBookingDetailsWords()(of)]
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
