'use client'

import type { Leg } from '@/lib/contract/cart'
import type { ArrangementDraft } from '@/lib/domain/arrangement'
import { useArrangementWords, useLegWords } from './arrangement-words'

/** Each way of a trip, and what was arranged beside dates and quantities; nothing where there is neither. */
export function ArrangementLines({
  of,
  legs,
  className,
}: {
  of: ArrangementDraft
  legs: readonly Leg[]
  className?: string
}) {
  const words = [...useLegWords()(legs), ...useArrangementWords()(of)]
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
