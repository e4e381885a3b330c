import { textRuns } from '@/lib/domain/search/tokenize'
import type { Queryable } from '@/lib/server/db/client'
import { type Lexeme, searchQuery } from './document'
import { begun, type QueryPart, whole } from './query-part'
import { wordsOf } from './terms'
import { namesOfDestinations } from './terms-repo'

const THAI = /^\p{Script=Thai}/u
/** One Thai letter begins scraps of words that the dictionary takes apart. */
const THAI_LETTER = /^\p{Script=Thai}$/u

/** Whether a part may be the beginning of a word. */
export function goesOn({ alternatives }: QueryPart): boolean {
  return alternatives.some((words) => words.at(-1)?.beginning)
}

/** Whether a part is a place's whole name. */
function isWhole(one: QueryPart): boolean {
  return one.place && !goesOn(one) && one.halfOf.length === 0
}

/** Those of some names in which a word begins as it was typed: a Thai or Chinese name begins so itself. */
function namesBegunBy({ shown }: QueryPart, names: readonly string[]): Lexeme[][] {
  const begins = names.filter((name) => textRuns(name).some(({ text }) => text.startsWith(shown)))
  return begins.map((name) => wordsOf(name).map(whole))
}

/**
 * Finds those of some parts that a destination is called. One that begins to name destinations stands for them, also
 * if it is a word by itself; where a place to stay is asked for, it stands for nothing else, since nobody stays in a word.
 */
export async function withBegunPlaces(
  parts: QueryPart[],
  db: Queryable,
): Promise<{ parts: QueryPart[]; cities: Set<QueryPart> }> {
  const isStay = parts.some(({ kind }) => kind === 'stay')
  const asked = (one: QueryPart): Lexeme[][] => {
    if (one.kind) return []
    const half = one === parts.at(-1) ? one.halfOf : []
    if (one.place || goesOn(one)) return [...one.alternatives, ...half]
    // A scrap of one name is the beginning of another.
    return isStay && one === parts.at(-1) && THAI.test(one.shown) ? [[begun(one.shown)], ...half] : half
  }
  const queries = new Map(parts.map((one) => [one, searchQuery([asked(one)]) ?? '']))
  const wanted = [...queries.values()].filter((query) => query !== '')
  const isLoneWord =
    parts.length < 2 && !parts.some(({ shown, halfOf }) => THAI_LETTER.test(shown) || halfOf.length > 0)
  if (wanted.length === 0 || isLoneWord) return { parts, cities: new Set() }
  const named = await namesOfDestinations(db, wanted)
  // Beside a place that is named a half word is seldom another.
  const isNamed = parts.some((one) => isWhole(one) && named.has(queries.get(one) ?? ''))
  const cities = new Set<QueryPart>()
  const read = parts.map((one) => {
    const names = named.get(queries.get(one) ?? '')
    if (!names) return one
    // A lone Chinese character is a wish only, but nothing else is said of where to stay.
    const mayBegin = !isNamed && !isWhole(one) && (isStay || !one.wished)
    const begins = mayBegin ? namesBegunBy(one, names) : []
    if (begins.length === 0 && !one.place && !goesOn(one)) return one
    const meansPlace = begins.length > 0 && (isStay || THAI_LETTER.test(one.shown))
    const city = meansPlace
      ? { ...one, alternatives: begins, place: true, wished: false }
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
