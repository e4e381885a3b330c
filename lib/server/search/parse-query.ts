import { isStopWord } from '@/lib/domain/search/stop-words'
import { synonymsOf } from '@/lib/domain/search/synonyms'
import { queryRuns, type Run } from '@/lib/domain/search/tokenize'
import { database, type Queryable } from '@/lib/server/db/client'
import { neighboursAsOne, withNeighboursAsOne } from './compound-words'
import { kindMark, searchQuery } from './document'
import { chineseParts, chineseStretches } from './parse-chinese'
import { latinParts, singularOf } from './parse-latin'
import { thaiParts, thaiTexts } from './parse-thai'
import { goesOn, withPlacePrefixes } from './place-prefix'
import { type QueryPart, wholeWord } from './query-part'
import { withCorrectedNames } from './split-place-names'
import { wordsOf } from './terms'
import { Vocabulary } from './vocabulary'

/** More words make the search slower but no more precise. */
const MAX_WORDS = 16

/** One search strategy, as `tsquery` texts. */
export interface Attempt {
  query: string
  /** Preferences: results that match more of these come first. */
  wished: string[]
  /** Whether preferences outweigh name matches. */
  loose: boolean
  /** Query for everything requested, if this attempt requires less. */
  everything?: string | null
}

/** A query translated to the words of the index. */
export interface ReadQuery {
  /** From strictest to loosest; the first with any result is used. Empty if the text contains no word. */
  attempts: Attempt[]
  /** The corrected query, if the spelling was corrected. */
  correctedTo: string | null
  /** The words searched for. */
  words: string[]
}

/** Removes empty words, unless there are no others or the word is still being typed. */
function withoutEmptyWords(runs: Run[], typing: boolean): Run[] {
  const left = runs.filter(({ text }, index) => !isStopWord(text) || (typing && index === runs.length - 1))
  return left.length > 0 ? left : runs
}

/** Returns the first runs of a text, up to the maximum number of words. */
function limitedRuns(text: string, typing: boolean): Run[] {
  let left = MAX_WORDS
  return withoutEmptyWords(queryRuns(text), typing).flatMap((run) => {
    const tokens = run.tokens.slice(0, left)
    left -= tokens.length
    if (tokens.length === 0) return []
    // Words are truncated to the length stored in the index.
    const read = run.script === 'han' ? [...run.text].slice(0, tokens.length + 1).join('') : tokens.join('')
    return [{ ...run, tokens, text: read }]
  })
}

/** Looks up everything that the runs may consist of. */
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

/** Builds the `tsquery` text of parts. */
function textOf(parts: QueryPart[], match?: 'every' | 'some'): string | null {
  return searchQuery(
    parts.map(({ alternatives }) => alternatives),
    match,
  )
}

/** One attempt that requires all or any of some parts; other parts are preferences. */
function attempt(found: QueryPart[], preferences: QueryPart[], match: 'every' | 'some' = 'every'): Attempt[] {
  const query = textOf(found, match)
  if (query === null) return []
  // With 'every', a preference requires the found parts too; with 'some', each counts on its own.
  const wished = preferences.map((preference) =>
    textOf(match === 'every' ? [...found, preference] : [preference], match),
  )
  return [{ query, wished: wished.filter((one) => one !== null), loose: match === 'some' }]
}

/** Matches products of a kind. */
function ofKind(one: QueryPart): QueryPart {
  return one.kind ? { ...one, alternatives: [[wholeWord(kindMark(one.kind))]] } : one
}

/** Matches products in the place that an alias stands for, not those that only mention the alias. */
function ofPlace(one: QueryPart): QueryPart {
  return { ...one, alternatives: one.standsFor }
}

/** Adds the synonyms of a part. */
function withSynonyms(one: QueryPart): QueryPart {
  const others = synonymsOf(one.shown).map((word) => wordsOf(word).map(wholeWord))
  return { ...one, alternatives: [...one.alternatives, ...others] }
}

/** Matches products of a kind, or those that contain its word. */
function ofKindOrWord(one: QueryPart): QueryPart {
  return one.kind ? { ...one, alternatives: [...one.alternatives, ...ofKind(one).alternatives] } : one
}

/** Returns attempts for some parts: all parts, the known ones, the places only, and any part. */
function attemptsOf(required: QueryPart[], preferred: QueryPart[], cities: Set<QueryPart>): Attempt[] {
  const known = required.filter((one) => one.known)
  const named = known.filter((one) => cities.has(one))
  const places = named.length > 0 ? named : known.filter(({ place }) => place)
  return [
    ...attempt(required, preferred),
    ...(known.length > 0 && known.length < required.length ? attempt(known, preferred) : []),
    ...(places.length > 0 && places.length < known.length
      ? attempt(places, [...known.filter((one) => !places.includes(one)), ...preferred]).map((one) => ({
          ...one,
          loose: true,
        }))
      : []),
    ...(required.length > 1 ? attempt(required, required, 'some') : []),
    // Searching for common words alone is better than nothing
    ...(known.length === 0 ? attempt(preferred, [], 'some') : []),
  ]
}

/**
 * Returns the attempts for a query. Next to a destination, stays are a strong preference: they come first,
 * then other products. Alone, or for products that can be used anywhere, a kind is required, regardless of
 * the products' names.
 */
function planAttempts(parts: QueryPart[], cities: Set<QueryPart>): Attempt[] {
  const kinds = parts.filter(({ kind }) => kind)
  const common = parts.filter(({ optional }) => optional)
  const named = parts.filter((one) => !one.optional && !one.kind)
  const standing = named.filter(({ standsFor }) => standsFor.length > 0)
  const places = standing.map(ofPlace)
  if (kinds.some(({ kind }) => kind === 'stay') && cities.size > 0) {
    const preferences = [...kinds.map(ofKind), ...kinds.map(ofKindOrWord), ...places, ...common]
    const everything = textOf([...named, ...kinds.map(ofKind)])
    return attemptsOf(named, preferences, cities).map((one) => ({ ...one, loose: true, everything }))
  }
  const required = named.length + kinds.length > 0 ? parts.filter(({ optional }) => !optional) : parts
  const isHalf = standing.some(({ halfOf }) => halfOf.length > 0)
  // The destination matters more than a common word such as "tour".
  const weak = isHalf || standing.some(goesOn) ? [] : common
  const preferred = required === parts ? [] : [...kinds.map(ofKind), ...places, ...weak, ...kinds]
  const attempts = attemptsOf(required.map(ofKindOrWord), preferred, cities)
  // Products that contain a partial name as a word, even in their name, are rarely what was meant.
  return isHalf ? attempts.map((one) => ({ ...one, loose: true })) : attempts
}

/** Removes repeated parts. */
function distinct(parts: QueryPart[]): QueryPart[] {
  return [...new Map(parts.map((one) => [one.shown, one])).values()]
}

/**
 * Parses a search text: splits words without spaces into known ones, and replaces unknown words by similar
 * known ones.
 * @param typing whether the last word may be incomplete
 */
export async function readQuery(
  text: string,
  typing = false,
  db: Queryable = database(),
): Promise<ReadQuery> {
  const { runs: typed, isMended, ...ending } = await withCorrectedNames(limitedRuns(text, typing), db)
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
  const parts = read.flat().map(withSynonyms)
  const { parts: required, cities } = await withPlacePrefixes(distinct(parts), db)
  const shown = (run: QueryPart[], index: number) =>
    run.map((one) => one.shown).join(runs[index]?.script === 'other' ? ' ' : '')
  const lexemes = parts.flatMap(({ alternatives }) => alternatives.flat().map(({ word }) => word))
  return {
    attempts: planAttempts(required, cities),
    correctedTo: isMended || parts.some((one) => one.corrected) ? read.map(shown).join(' ') : null,
    words: [...new Set([...lexemes, ...runs.flatMap(({ tokens }) => tokens)])],
  }
}
