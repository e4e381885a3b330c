'use client'

import type { Leg } from '@/lib/contract/cart'
import { useLegWords } from './booking-details-text'

/** Each way of a trip on a line of its own; nothing where there is none. */
export function LegLines({ legs, className }: { legs: readonly Leg[]; className?: string }) {
  const words = useLegWords()(legs)
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
