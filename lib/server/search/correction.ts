import {
  CATEGORY,
  DESTINATION,
  editDistance,
  editsToPrefix,
  MENTIONED,
  maxEdits,
  thaiSound,
} from '@/lib/domain/search/edit-distance'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { verticalOf } from '@/lib/domain/search/vertical-synonyms'
import type { Queryable } from '@/lib/server/db/client'
import { isEnglishWord } from './english-dictionary'
import { part, type QueryPart, termWords } from './query-part'
import { similarTerms } from './terms-repo'
import { otherNumber } from './word-part'

/** Shorter words are too similar to many others. */
const MIN_LENGTH = { name: 4, ordinary: 6 }
const HAN = /^\p{Script=Han}{3,}$/u
const LATIN_WORD = /^[a-z]+$/
/** Two words in one term, which are also corrected together. */
export const LATIN_PAIR = /^[a-z]+ [a-z]+$/

interface Candidate {
  term: string
  words: string
  rank: number
  distance: number
  startsAlike: boolean
}

/** Edits between two words, or to the nearest prefix; Thai ones may differ in what is not heard. */
function distanceOf(typed: string, word: string, open: boolean): number {
  const edits = open ? editsToPrefix : editDistance
  return Math.min(edits(typed, word), edits(thaiSound(typed), thaiSound(word)))
}

/** Whether a text may mean a word: people mostly misspell names; another ordinary word is as likely. */
function isLikely({ term, rank, startsAlike }: Candidate): boolean {
  if (HAN.test(term)) return true
  if (!startsAlike && rank === CATEGORY) return false
  return term.length >= (startsAlike && rank < MENTIONED ? MIN_LENGTH.name : MIN_LENGTH.ordinary)
}

/** The word that a misspelled text most likely means. An English word may only mean a destination. */
export async function corrected(text: string, open: boolean, db: Queryable): Promise<QueryPart | null> {
  const edits = maxEdits(text)
  if (edits === 0) return null
  const isEnglish = await isEnglishWord(text)
  const near = (await similarTerms(db, text))
    .map((one) => ({
      ...one,
      distance: distanceOf(text, one.term, open),
      startsAlike: one.term[0] === text[0],
    }))
    .filter((one) => one.distance <= Math.min(edits, maxEdits(one.term)) && isLikely(one))
    .filter((one) => !isEnglish || (one.rank === DESTINATION && one.distance === 1 && one.startsAlike))
    .toSorted(
      (a, b) => a.distance - b.distance || Number(b.startsAlike) - Number(a.startsAlike) || a.rank - b.rank,
    )
  const [first] = near
  if (!first) return null
  const spellings = near.filter(({ term }) => term === first.term).map(({ words }) => words)
  const plural = LATIN_WORD.test(first.words) ? [otherNumber(first.words)] : []
  return part(
    LATIN_PAIR.test(first.words) ? first.words : first.term,
    [...spellings, ...plural].map((words) => termWords(words, open)),
    {
      corrected: true,
      rank: first.rank,
      kind: verticalOf(first.term),
      optional: isCommonWord(first.term),
    },
  )
}
