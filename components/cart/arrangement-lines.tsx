'use client'

import type { ArrangementDraft } from '@/lib/domain/arrangement'
import { useArrangementWords } from './arrangement-words'

/** What was arranged beside dates and quantities; nothing where nothing was. */
export function ArrangementLines({ of, className }: { of: ArrangementDraft; className?: string }) {
  const words = useArrangementWords()(of)
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
