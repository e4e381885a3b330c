import { isUsualWord } from '@/lib/domain/search/dictionary-words'
import { isOneSlip } from '@/lib/domain/search/edit-distance'
import type { Run } from '@/lib/domain/search/tokenize'
import type { Queryable } from '@/lib/server/db/client'
import { searchQuery } from './document'
import { begun, whole } from './query-part'
import { placesWith } from './terms-repo'

/** A shorter word beside a name is as near to another name (Chiang Rai and Chiang Mai). */
const SHORTEST_MENDED = 4
/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3

function isSlipOf(typed: string, word: string): boolean {
  return word.length >= SHORTEST_MENDED && isOneSlip(typed, word)
}

/**
 * Reads a word beside one of a destination's name as another word of that name where one slip lies between them, also
 * if it is a word by itself: Chang Mai, New Yrok. Says whether the last word begins a destination's name, and which
 * words those few letters begin that stand behind another word of it: Chiang M.
 */
export async function withMendedNames(
  runs: Run[],
  db: Queryable,
): Promise<{ runs: Run[]; isMended: boolean; beginsName: boolean; endings: string[] }> {
  const words = runs.filter(({ script }) => script === 'other').map(({ text }) => text)
  const last = words.at(-1) ?? ''
  const isLast = last === runs.at(-1)?.text
  const mayBegin = isLast && last.length >= SHORTEST_BEGINNING
  const query = searchQuery([words.map((word) => [mayBegin && word === last ? begun(word) : whole(word)])])
  const places = words.length > 1 && query ? await placesWith(db, query) : []
  const isOfPlace = (word: string) => places.some((place) => place.words.includes(word))
  const read = runs.map((run, index) => {
    const typed = run.text
    if (run.script !== 'other' || typed.length < SHORTEST_MENDED || isUsualWord(typed) || isOfPlace(typed))
      return run
    const neighbours = [runs[index - 1]?.text, runs[index + 1]?.text]
    const meant = places
      .filter(
        ({ kind, words }) => kind === 'destination' && neighbours.some((one) => words.includes(one ?? '')),
      )
      .flatMap((place) => place.words)
      .find((word) => isSlipOf(typed, word))
    return meant === undefined ? run : { ...run, text: meant, tokens: [meant] }
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
