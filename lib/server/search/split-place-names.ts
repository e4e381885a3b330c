import { isDictionaryWord } from '@/lib/domain/search/dictionary-words'
import { isOneEdit } from '@/lib/domain/search/edit-distance'
import type { Run } from '@/lib/domain/search/tokenize'
import type { Queryable } from '@/lib/server/db/client'
import { searchQuery } from './document'
import { prefixWord, wholeWord } from './query-part'
import { placesWith } from './terms-repo'

/** A shorter word next to a name is equally close to other names (Chiang Rai and Chiang Mai). */
const MIN_CORRECTED_LENGTH = 4
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 3

function isSlipOf(typed: string, word: string): boolean {
  return word.length >= MIN_CORRECTED_LENGTH && isOneEdit(typed, word)
}

/**
 * Corrects a word next to one of a destination's name to another word of that name
 * if they are one edit apart, even if it is a word itself: Chang Mai, New Yrok.
 * Also returns whether the last word starts a destination's name, and which words
 * of that name a short prefix may mean after another of its words: Chiang M.
 */
export async function withCorrectedNames(
  runs: Run[],
  db: Queryable,
): Promise<{ runs: Run[]; isMended: boolean; beginsName: boolean; endings: string[] }> {
  const words = runs.filter(({ script }) => script === 'other').map(({ text }) => text)
  const last = words.at(-1) ?? ''
  const isLast = last === runs.at(-1)?.text
  const mayBegin = isLast && last.length >= MIN_PREFIX_LENGTH
  const query = searchQuery([
    words.map((word) => [mayBegin && word === last ? prefixWord(word) : wholeWord(word)]),
  ])
  const places = words.length > 1 && query ? await placesWith(db, query) : []
  const isOfPlace = (word: string) => places.some((place) => place.words.includes(word))
  const read = runs.map((run, index) => {
    const typed = run.text
    if (
      run.script !== 'other' ||
      typed.length < MIN_CORRECTED_LENGTH ||
      isDictionaryWord(typed) ||
      isOfPlace(typed)
    )
      return run
    const neighbours = [runs[index - 1]?.text, runs[index + 1]?.text]
    const correction = places
      .filter(
        ({ kind, words }) => kind === 'destination' && neighbours.some((one) => words.includes(one ?? '')),
      )
      .flatMap((place) => place.words)
      .find((word) => isSlipOf(typed, word))
    return correction === undefined ? run : { ...run, text: correction, tokens: [correction] }
  })
  const beginsName =
    mayBegin &&
    places.some(({ kind, words }) => kind === 'destination' && words.some((word) => word.startsWith(last)))
  const before = words.at(-2) ?? ''
  const endings =
    !isLast || mayBegin
      ? []
      : places
          .filter(
            ({ kind, words }) => kind === 'destination' && words.includes(before) && !words.includes(last),
          )
          .flatMap(({ words }) => words.filter((word) => word !== before && word.startsWith(last)))
  return {
    runs: read,
    isMended: read.some((run, index) => run !== runs[index]),
    beginsName,
    endings: [...new Set(endings)],
  }
}
