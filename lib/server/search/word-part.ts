import { DESTINATION, MENTIONED } from '@/lib/domain/search/edit-distance'
import { isCommonWord, isStopWord } from '@/lib/domain/search/stop-words'
import type { Run } from '@/lib/domain/search/tokenize'
import { verticalOf } from '@/lib/domain/search/vertical-synonyms'
import { part, prefixWord, type QueryPart, termWords, wholeWord } from './query-part'
import { chinesePairs } from './terms'
import type { KnownTerm } from './terms-repo'

export type Known = ReadonlyMap<string, KnownTerm>

const MIN_PLURAL_LENGTH = 4

/** An English word with its plural s added or removed. */
export function otherNumber(word: string): string {
  return word.length >= MIN_PLURAL_LENGTH && word.endsWith('s') ? word.slice(0, -1) : `${word}s`
}

/**
 * A word of the shop, or the prefix of one.
 * @param open whether it may be incomplete because it is being typed
 * @param isLast whether it ends the query, where it may be half of a destination's name
 */
export function wordPart(
  text: string,
  { script }: Run,
  known: Known,
  { open = false, isLast = false } = {},
): QueryPart {
  const term = known.get(text)
  const number = script === 'other' ? otherNumber(text) : null
  const rank = term?.rank ?? (number === null ? null : (known.get(number)?.rank ?? null))
  const prefixRank = term?.prefix_rank ?? null
  const isHalf = isLast && prefixRank === DESTINATION && rank !== DESTINATION && text.length > 1
  const joined = prefixRank === null && term?.prefix_apart ? [termWords(term.prefix_apart)] : []
  return part(
    text,
    [
      script === 'han' ? chinesePairs(text).map(wholeWord) : [wholeWord(text)],
      ...(number === null ? [] : [[wholeWord(number)]]),
      ...(term?.spellings ?? []).map((words) => termWords(words, open)),
      ...(open || rank === null || isHalf ? [[prefixWord(text)], ...joined] : []),
    ],
    {
      optional: isCommonWord(text) || isStopWord(text),
      kind: verticalOf(text),
      rank: (isHalf ? prefixRank : (rank ?? prefixRank)) ?? MENTIONED,
    },
  )
}
