import { isEmptyWord } from '@/lib/domain/search/stop-words'
import { sameWords } from '@/lib/domain/search/synonyms'
import { queryRuns, type Run } from '@/lib/domain/search/tokenize'
import { database, type Queryable } from '@/lib/server/db/client'
import { neighboursAsOne, withNeighboursAsOne } from './compound-words'
import { kindMark, searchQuery } from './document'
import { chineseParts, chineseStretches } from './parse-chinese'
import { latinParts, singularOf } from './parse-latin'
import { thaiParts, thaiTexts } from './parse-thai'
import { goesOn, withBegunPlaces } from './place-prefix'
import { type QueryPart, whole } from './query-part'
import { withMendedNames } from './split-place-names'
import { wordsOf } from './terms'
import { Vocabulary } from './vocabulary'

/** More words than this are no more exact, only slower. */
const MOST_WORDS = 16

/** One way to look for what was asked, as texts of `tsquery`. */
export interface Attempt {
  query: string
  /** Of what is found, those that have more of these come first. */
  wished: string[]
  /** Whether having them weighs more than being called so. */
  loose: boolean
  /** What has all that was asked, where this way leads to less. */
  everything?: string | null
}

/** What was asked, in the words of the index. */
export interface ReadQuery {
  /** From the strictest to the loosest: the first that finds anything is meant. None where no word is in it. */
  attempts: Attempt[]
  /** What is searched for where the spelling was mended. */
  correctedTo: string | null
  /** The words that are searched for. */
  words: string[]
}

/** Leaves out what says nothing, unless it is all there is or is still being typed. */
function meaningful(runs: Run[], typing: boolean): Run[] {
  const left = runs.filter(({ text }, index) => !isEmptyWord(text) || (typing && index === runs.length - 1))
  return left.length > 0 ? left : runs
}

/** The first runs of a text that have no more words than are searched for. */
function readableRuns(text: string, typing: boolean): Run[] {
  let left = MOST_WORDS
  return meaningful(queryRuns(text), typing).flatMap((run) => {
    const tokens = run.tokens.slice(0, left)
    left -= tokens.length
    if (tokens.length === 0) return []
    // Words are cut to the length that the index has of them.
    const read = run.script === 'han' ? [...run.text].slice(0, tokens.length + 1).join('') : tokens.join('')
    return [{ ...run, tokens, text: read }]
  })
}

/** Looks up all that the runs may be made of. */
function vocabularyOf(runs: Run[], typing: boolean, db: Queryable): Promise<Vocabulary> {
  const [words, names]: [string[], string[]] = [neighboursAsOne(runs), []]
  let half: string | null = null
  for (const run of runs) {
    if (run.script === 'other') words.push(run.text, singularOf(run.text) ?? run.text)
    else if (run.script === 'han') names.push(...chineseStretches(run))
    else {
      const texts = thaiTexts(run)
      words.push(...texts.words)
      names.push(...texts.names)
      if (!typing && run === runs.at(-1)) half = texts.last
    }
  }
  return Vocabulary.of(db, words, names, half)
}

/** The text of a `tsquery` for some parts. */
function textOf(parts: QueryPart[], wanted?: 'every' | 'some'): string | null {
  return searchQuery(
    parts.map(({ alternatives }) => alternatives),
    wanted,
  )
}

/** One way to look: for all of some parts, or for any of them; other parts are wished beside them. */
function attempt(found: QueryPart[], wishes: QueryPart[], wanted: 'every' | 'some' = 'every'): Attempt[] {
  const query = textOf(found, wanted)
  if (query === null) return []
  // Of a few that have all, those that have the wish, too; of many that have any, each wish by itself.
  const wished = wishes.map((wish) => textOf(wanted === 'every' ? [...found, wish] : [wish], wanted))
  return [{ query, wished: wished.filter((one) => one !== null), loose: wanted === 'some' }]
}

/** What is of a kind of products. */
function ofKind(one: QueryPart): QueryPart {
  return one.kind ? { ...one, alternatives: [[whole(kindMark(one.kind))]] } : one
}

/** What is in the place that another name stands for, not what only mentions the name. */
function ofPlace(one: QueryPart): QueryPart {
  return { ...one, alternatives: one.standsFor }
}

/** A part, or what else is called so. */
function orTheSame(one: QueryPart): QueryPart {
  const others = sameWords(one.shown).map((word) => wordsOf(word).map(whole))
  return { ...one, alternatives: [...one.alternatives, ...others] }
}

/** What is of a kind of products, or only says its word. */
function ofKindOrCalledSo(one: QueryPart): QueryPart {
  return one.kind ? { ...one, alternatives: [...one.alternatives, ...ofKind(one).alternatives] } : one
}

/** The ways to look for some parts: all that was asked, what of it is known, its places, and any of it. */
function attemptsOf(asked: QueryPart[], beside: QueryPart[], cities: Set<QueryPart>): Attempt[] {
  const known = asked.filter((one) => one.known)
  const named = known.filter((one) => cities.has(one))
  const places = named.length > 0 ? named : known.filter(({ place }) => place)
  return [
    ...attempt(asked, beside),
    ...(known.length > 0 && known.length < asked.length ? attempt(known, beside) : []),
    ...(places.length > 0 && places.length < known.length
      ? attempt(places, [...known.filter((one) => !places.includes(one)), ...beside]).map((one) => ({
          ...one,
          loose: true,
        }))
      : []),
    ...(asked.length > 1 ? attempt(asked, asked, 'some') : []),
    // Common words alone are better than nothing
    ...(known.length === 0 ? attempt(beside, [], 'some') : []),
  ]
}

/**
 * The ways to look for what was asked. Beside a destination stays are a wish that weighs most: they come first, then
 * what else there is. By itself, and of what is used anywhere, a kind is what is asked for, whatever each product is called.
 */
function waysTo(parts: QueryPart[], cities: Set<QueryPart>): Attempt[] {
  const kinds = parts.filter(({ kind }) => kind)
  const common = parts.filter(({ wished }) => wished)
  const named = parts.filter((one) => !one.wished && !one.kind)
  const standing = named.filter(({ standsFor }) => standsFor.length > 0)
  const places = standing.map(ofPlace)
  if (kinds.some(({ kind }) => kind === 'stay') && cities.size > 0) {
    const wishes = [...kinds.map(ofKind), ...kinds.map(ofKindOrCalledSo), ...places, ...common]
    const everything = textOf([...named, ...kinds.map(ofKind)])
    return attemptsOf(named, wishes, cities).map((one) => ({ ...one, loose: true, everything }))
  }
  const asked = named.length + kinds.length > 0 ? parts.filter(({ wished }) => !wished) : parts
  const isHalf = standing.some(({ halfOf }) => halfOf.length > 0)
  // Where one goes to says more than that it is a tour.
  const weak = isHalf || standing.some(goesOn) ? [] : common
  const beside = asked === parts ? [] : [...kinds.map(ofKind), ...places, ...weak, ...kinds]
  const ways = attemptsOf(asked.map(ofKindOrCalledSo), beside, cities)
  // What has half a name as a word, in its name even, is seldom what was meant.
  return isHalf ? ways.map((one) => ({ ...one, loose: true })) : ways
}

/** Parts that were not said before. */
function once(parts: QueryPart[]): QueryPart[] {
  return [...new Map(parts.map((one) => [one.shown, one])).values()]
}

/**
 * Reads what somebody typed: words without spaces between them are cut into those that are known, and words that
 * nothing is called are read as those that they look like.
 * @param typing whether the last word may go on
 */
export async function readQuery(
  text: string,
  typing = false,
  db: Queryable = database(),
): Promise<ReadQuery> {
  const { runs: typed, isMended, ...ending } = await withMendedNames(readableRuns(text, typing), db)
  if (typed.length === 0) return { attempts: [], correctedTo: null, words: [] }
  const vocabulary = await vocabularyOf(typed, typing, db)
  const runs = withNeighboursAsOne(typed, vocabulary)
  const read = await Promise.all(
    runs.map((run, index) => {
      const isLast = index === runs.length - 1
      const open = typing && isLast
      if (run.script === 'han') return chineseParts(run, vocabulary)
      if (run.script === 'thai') return thaiParts(run, vocabulary, open)
      return latinParts(run, vocabulary, {
        open,
        beginsName: isLast && ending.beginsName,
        endings: isLast ? ending.endings : [],
        before: runs[index - 1]?.text,
        after: runs[index + 1]?.text,
      })
    }),
  )
  const parts = read.flat().map(orTheSame)
  const { parts: asked, cities } = await withBegunPlaces(once(parts), db)
  const shown = (run: QueryPart[], index: number) =>
    run.map((one) => one.shown).join(runs[index]?.script === 'other' ? ' ' : '')
  const lexemes = parts.flatMap(({ alternatives }) => alternatives.flat().map(({ word }) => word))
  return {
    attempts: waysTo(asked, cities),
    correctedTo: isMended || parts.some((one) => one.mended) ? read.map(shown).join(' ') : null,
    words: [...new Set([...lexemes, ...runs.flatMap(({ tokens }) => tokens)])],
  }
}
