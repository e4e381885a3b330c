import type { Vertical } from '@/lib/domain/catalog'
import { MENTIONED } from '@/lib/domain/search/edit-distance'
import type { Lexeme } from './document'

/** A part of the query; a document matches if it contains all words of one alternative. */
export interface QueryPart {
  alternatives: Lexeme[][]
  /** The text as searched for. */
  shown: string
  corrected: boolean
  /** Whether the shop knows the word. */
  known: boolean
  /** The rank of the name that it is or starts; lower is more prominent. */
  rank: number
  /** The kind of products that it names, if any. */
  kind: Vertical | null
  /** Optional: products that match come first, others are found too. */
  optional: boolean
}

export const wholeWord = (word: string): Lexeme => ({ word, beginning: false })
export const prefixWord = (word: string): Lexeme => ({ word, beginning: true })

/** Returns the words of a term; the last may be a prefix. */
export function termWords(text: string, open = false): Lexeme[] {
  const words = text.split(' ')
  return words.map((word, index) => ({ word, beginning: open && index === words.length - 1 }))
}

/** Creates a part; by default it is required and not corrected. */
export function part(
  shown: string,
  alternatives: Lexeme[][],
  more: Partial<Omit<QueryPart, 'shown' | 'alternatives'>> = {},
): QueryPart {
  return {
    alternatives,
    shown,
    corrected: false,
    known: true,
    rank: MENTIONED,
    kind: null,
    optional: false,
    ...more,
  }
}
