'use client'

import type { Leg } from '@/lib/contract/cart'
import { useLegText } from './booking-details-text'

/** Each leg of a trip on a line of its own; renders nothing without legs. */
export function LegLines({ legs, className }: { legs: readonly Leg[]; className?: string }) {
  const lines = useLegText()(legs)
  if (lines.length === 0) return null
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
