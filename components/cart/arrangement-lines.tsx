'use client'

import type { CartItem } from '@/lib/contract/cart'
import { useArrangementWords } from './arrangement-words'

interface ArrangementLinesProps {
  of: Pick<CartItem, 'arrangement' | 'arranged'>
  className?: string
}

/** What was arranged beside dates and quantities; nothing where nothing was. */
export function ArrangementLines({ of, className }: ArrangementLinesProps) {
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
