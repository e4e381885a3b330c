import { textRuns } from '@/lib/domain/search/tokenize'
import type { Queryable } from '@/lib/server/db/client'
import { type Lexeme, searchQuery } from './document'
import { prefixWord, type QueryPart, wholeWord } from './query-part'
import { wordsOf } from './terms'
import { namesOfDestinations } from './terms-repo'

const THAI = /^\p{Script=Thai}/u
/** A single Thai letter starts fragments of words that the dictionary splits. */
const THAI_LETTER = /^\p{Script=Thai}$/u

/** Whether a part may be a prefix. */
export function goesOn({ alternatives }: QueryPart): boolean {
  return alternatives.some((words) => words.at(-1)?.beginning)
}

/** Whether a part is a place's full name. */
function isWhole(one: QueryPart): boolean {
  return one.place && !goesOn(one) && one.halfOf.length === 0
}

/**
 * Returns the names that contain a word starting with the typed text; Thai and Chinese names must start with
 * it themselves.
 */
function namesBegunBy({ shown }: QueryPart, names: readonly string[]): Lexeme[][] {
  const begins = names.filter((name) => textRuns(name).some(({ text }) => text.startsWith(shown)))
  return begins.map((name) => wordsOf(name).map(wholeWord))
}

/**
 * Finds parts that name a destination. A part that is the prefix of destination names also stands for them,
 * even if it is a word itself; in a search for stays it stands for nothing else.
 */
export async function withPlacePrefixes(
  parts: QueryPart[],
  db: Queryable,
): Promise<{ parts: QueryPart[]; cities: Set<QueryPart> }> {
  const isStay = parts.some(({ kind }) => kind === 'stay')
  const prefixesOf = (one: QueryPart): Lexeme[][] => {
    if (one.kind) return []
    const half = one === parts.at(-1) ? one.halfOf : []
    if (one.place || goesOn(one)) return [...one.alternatives, ...half]
    // A fragment of one name is the prefix of another.
    return isStay && one === parts.at(-1) && THAI.test(one.shown) ? [[prefixWord(one.shown)], ...half] : half
  }
  const queries = new Map(parts.map((one) => [one, searchQuery([prefixesOf(one)]) ?? '']))
  const queryTexts = [...queries.values()].filter((query) => query !== '')
  const isLoneWord =
    parts.length < 2 && !parts.some(({ shown, halfOf }) => THAI_LETTER.test(shown) || halfOf.length > 0)
  if (queryTexts.length === 0 || isLoneWord) return { parts, cities: new Set() }
  const named = await namesOfDestinations(db, queryTexts)
  // Next to a full place name, a prefix rarely means another place.
  const isNamed = parts.some((one) => isWhole(one) && named.has(queries.get(one) ?? ''))
  const cities = new Set<QueryPart>()
  const read = parts.map((one) => {
    const names = named.get(queries.get(one) ?? '')
    if (!names) return one
    // A single Chinese character is only a preference, except in a search for stays.
    const mayBegin = !isNamed && !isWhole(one) && (isStay || !one.optional)
    const begins = mayBegin ? namesBegunBy(one, names) : []
    if (begins.length === 0 && !one.place && !goesOn(one)) return one
    const meansPlace = begins.length > 0 && (isStay || THAI_LETTER.test(one.shown))
    const city = meansPlace
      ? { ...one, alternatives: begins, place: true, optional: false }
      : {
          ...one,
          alternatives: one.halfOf.length > 0 ? [...one.alternatives, ...begins] : one.alternatives,
          standsFor: [...one.standsFor, ...begins],
        }
    cities.add(city)
    return city
  })
  return { parts: read, cities }
}
