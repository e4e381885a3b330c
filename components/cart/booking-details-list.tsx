'use client'

import type { CartItem } from '@/lib/contract/cart'
import { useBookingDetailsWords, useLegWords } from './booking-details-text'

interface BookingDetailsLinesProps {
  of: Pick<CartItem, 'arrangement' | 'arranged' | 'legs'>
  className?: string
}

/** Each way of a trip, and what was arranged beside dates and quantities; nothing where there is neither. */
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
