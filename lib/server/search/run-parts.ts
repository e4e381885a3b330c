import { isDictionaryWord } from '@/lib/domain/search/dictionary-words'
import { DESTINATION, MENTIONED } from '@/lib/domain/search/edit-distance'
import type { Run } from '@/lib/domain/search/tokenize'
import type { Queryable } from '@/lib/server/db/client'
import { corrected, LATIN_PAIR } from './correction'
import { isEnglishWord } from './english-dictionary'
import { cut, isFirm, type Piece, piecesOf } from './pieces'
import { part, prefixWord, type QueryPart, wholeWord } from './query-part'
import { type Known, otherNumber, wordPart } from './word-part'

/** A shorter word beside a name is equally close to other names (Chiang Rai and Chiang Mai). */
const MIN_MISSPELLED_LENGTH = 4

/** What the words of a query are read with. */
export interface Reading {
  known: Known
  db: Queryable
  /** Whether the query may end in the middle of a word. */
  typing: boolean
}

/**
 * Reads two words as one: if their joined form is a word (long tail), or if they are nearly a name of two
 * words and one of them is in no name (chang mai, wat arub). Returns null otherwise.
 */
export async function pairPart(
  run: Run,
  next: Run | undefined,
  { known, db }: Reading,
): Promise<QueryPart | null> {
  if (run.script !== 'other' || next?.script !== 'other') return null
  const text = run.text + next.text
  const term = known.get(text)
  if (term) return term.spellings.includes(text) ? wordPart(text, run, known) : null
  const isUnnamed = (one: string) =>
    one.length >= MIN_MISSPELLED_LENGTH && (known.get(one)?.rank ?? MENTIONED) >= MENTIONED
  if ([run, next].some((one) => isDictionaryWord(one.text))) return null
  if (![run, next].some((one) => isUnnamed(one.text))) return null
  const name = await corrected(text, false, db)
  return name && name.rank < MENTIONED && LATIN_PAIR.test(name.shown) ? name : null
}

/** Reads what lies between words: a short word, a prefix, a misspelling, or fragments. */
async function gapParts(
  text: string,
  run: Run,
  isLast: boolean,
  { known, db, typing }: Reading,
): Promise<QueryPart[]> {
  const open = typing && isLast
  const term = known.get(text)
  const isLatin = run.script === 'other'
  const isLetter = run.script === 'han' && [...text].length === 1
  if (isLetter)
    return [
      { ...wordPart(text, run, known, { open }), optional: !(open && term?.prefix_rank === DESTINATION) },
    ]
  const hasNumber = isLatin && typeof known.get(otherNumber(text))?.rank === 'number'
  if (hasNumber || (term && (term.rank !== null || isLast)))
    return [wordPart(text, run, known, { open, isLast })]
  const isUnknownWord = isLatin && !(await isEnglishWord(text))
  const found =
    (await corrected(text, open, db)) ??
    (isUnknownWord ? await corrected(otherNumber(text), false, db) : null)
  if (found) return [found]
  const fragments = cut(run.tokens, (one) => text.includes(one) && typeof known.get(one)?.rank === 'number')
  const words = fragments.filter(({ isWord }) => isWord).map((one) => one.text)
  if (words.join('') === text) return words.map((word) => wordPart(word, run, known))
  return [part(text, [[wholeWord(text)], ...(open ? [[prefixWord(text)]] : [])], { known: false })]
}

/** Neighboring pieces that may be one misspelled name, which the dictionary has split. */
function groupsOf(run: Run, known: Known): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of piecesOf(run, known)) {
    const last = groups.at(-1)
    const joins = run.script !== 'other' && last?.every((one) => !isFirm(one, known)) && !isFirm(piece, known)
    if (last && joins) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Reads a run. */
export async function runParts(run: Run, isLastRun: boolean, reading: Reading): Promise<QueryPart[]> {
  const { known, db, typing } = reading
  const groups = groupsOf(run, known)
  const parts = groups.map(async (group, index) => {
    const isLast = isLastRun && index === groups.length - 1
    const text = group.map((piece) => piece.text).join('')
    if (group.length > 1 && group.some(({ isWord }) => !isWord)) {
      if (isLast && known.has(text)) return [wordPart(text, run, known, { open: typing, isLast })]
      const replacement = await corrected(text, typing && isLast, db)
      if (replacement) return [replacement]
    }
    const read = group.map((piece, at) => {
      const ends = isLast && at === group.length - 1
      return piece.isWord
        ? [wordPart(piece.text, run, known, { open: typing && ends, isLast: ends })]
        : gapParts(piece.text, run, ends, reading)
    })
    return (await Promise.all(read)).flat()
  })
  return (await Promise.all(parts)).flat()
}
