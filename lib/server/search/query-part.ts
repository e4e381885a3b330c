import type { Vertical } from '@/lib/domain/catalog'
import type { Lexeme } from './document'

/** A word, or a part of a run, of what was asked: it is found by all words of one of its alternatives. */
export interface QueryPart {
  alternatives: Lexeme[][]
  /** As it is searched for. */
  shown: string
  mended: boolean
  /** Whether anything in the shop is called so. */
  known: boolean
  /** Whether a place or a category is called so. */
  place: boolean
  /** Of another name of a place: the place's own. */
  standsFor: Lexeme[][]
  /** Of a last word that may be half the name of a destination: such names. */
  halfOf: Lexeme[][]
  /** Which kind of products is called so, whatever each of them is called. */
  kind: Vertical | null
  /** Said beside what is looked for: what has it comes first, what does not is found all the same. */
  wished: boolean
}

export const whole = (word: string): Lexeme => ({ word, beginning: false })
export const begun = (word: string): Lexeme => ({ word, beginning: true })

/** Words of a term; the last of them may be a beginning. */
export function termWords(spelled: string, open = false): Lexeme[] {
  const words = spelled.split(' ')
  return words.map((word, index) => ({ word, beginning: open && index === words.length - 1 }))
}

/** A part that is asked for as it was typed, unless told otherwise. */
export function part(
  shown: string,
  alternatives: Lexeme[][],
  more: Partial<Omit<QueryPart, 'shown' | 'alternatives'>> = {},
): QueryPart {
  return {
    alternatives,
    shown,
    mended: false,
    known: true,
    place: false,
    standsFor: [],
    halfOf: [],
    kind: null,
    wished: false,
    ...more,
  }
}
