import { isDictionaryWord } from '@/lib/domain/search/dictionary-words'
import { CATEGORY } from '@/lib/domain/search/edit-distance'
import type { Run } from '@/lib/domain/search/tokenize'
import { isPlace, stretches } from './terms'
import { type Known, otherNumber } from './word-part'

/** Neighboring characters or words that may form one word. */
const MAX_UNITS = 16
/** Maximum length of a fragment that the dictionary leaves of an unknown Thai word. */
const MAX_FRAGMENT = 3
/** Shorter words occur within any text. */
const MIN_COMPOUND_WORD = 3

/** A part of a run: a word of the shop, or what lies between two of them. */
export interface Piece {
  text: string
  isWord: boolean
}

/** All texts that may be a word of a run. */
export function candidates({ script, text, tokens }: Run): string[] {
  const letters = [...text]
  const units =
    script === 'thai'
      ? [...stretches(letters, MAX_UNITS), ...stretches(tokens, MAX_UNITS)]
      : stretches(letters, MAX_UNITS)
  const single = script === 'han' ? letters : [otherNumber(text), ...tokens]
  return [text, ...single, ...units.map((one) => one.join(''))]
}

/** Splits units into the longest words from the left; what lies between them stays together. */
export function cut(units: readonly string[], isWord: (text: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < units.length; ) {
    const sizes = Array.from({ length: Math.min(MAX_UNITS, units.length - at) }, (_, index) => index + 1)
    const size = sizes.findLast((count) => isWord(units.slice(at, at + count).join('')))
    const last = pieces.at(-1)
    if (size === undefined && last && !last.isWord) last.text += units[at]
    else pieces.push({ text: units.slice(at, at + (size ?? 1)).join(''), isWord: size !== undefined })
    at += size ?? 1
  }
  return pieces
}

function rankOf(text: string, known: Known): number | null {
  return isDictionaryWord(text) ? CATEGORY : (known.get(text)?.rank ?? null)
}

/** Whether a piece is a word by itself, and not a fragment of a name that the shop does not know. */
export function isFirm({ text, isWord }: Piece, known: Known): boolean {
  const rank = rankOf(text, known)
  return isWord && rank !== null && isPlace(rank)
}

/** Splits Chinese into names of places and words of travel, and the rest into words of the shop. */
function chinesePieces(text: string, known: Known): Piece[] {
  const isWord = (one: string) => [...one].length > 1 && rankOf(one, known) !== null
  return cut([...text], (one) => isWord(one) && isFirm({ text: one, isWord: true }, known)).flatMap(
    (piece) => (piece.isWord ? [piece] : cut([...piece.text], isWord)),
  )
}

/** Splits a run into words of the shop and what lies between them. */
export function piecesOf({ script, text, tokens }: Run, known: Known): Piece[] {
  if (script === 'han') return chinesePieces(text, known)
  if (script === 'other' && (known.has(text) || isDictionaryWord(text))) return [{ text, isWord: true }]
  // The dictionary splits a word that it does not know into fragments, some of which occur elsewhere.
  const pieces = cut(tokens, (one) => {
    const rank = rankOf(one, known)
    return rank !== null && (one.length > MAX_FRAGMENT || isPlace(rank) || one === text)
  })
  if (pieces.every(({ isWord }) => isWord)) return pieces
  const compound = cut([...text], (one) => {
    const isWord = isDictionaryWord(one) || (known.get(one)?.spellings.includes(one) ?? false)
    return one.length >= MIN_COMPOUND_WORD && isWord
  })
  return compound.every(({ isWord }) => isWord) ? compound : pieces
}
