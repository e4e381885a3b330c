'use client'

import type { CartItem } from '@/lib/contract/cart'
import { useArrangementWords, useLegWords } from './booking-details-text'

interface ArrangementLinesProps {
  of: Pick<CartItem, 'arrangement' | 'arranged' | 'legs'>
  className?: string
}

/** Each way of a trip, and what was arranged beside dates and quantities; nothing where there is neither. */
export function ArrangementLines({ of, className }: ArrangementLinesProps) {
  const words = [...useLegWords()(of.legs), ...useArrangementWords()(of)]
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
