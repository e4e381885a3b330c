import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { type Term, termGrams } from './terms'

const BATCH = 5_000

function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}

const inOrder = (a: Term, b: Term) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0)

/** Adds terms; raises the rank of existing ones if the new rank is higher. */
export async function addTerms(db: Queryable, terms: readonly Term[]): Promise<void> {
  for (const batch of batches(terms.toSorted(inOrder)))
    await db.execute(sql`
      INSERT INTO search_terms AS t (term, spelled, rank)
      SELECT term, spelled, min(rank) FROM unnest(
        ${sql.param(batch.map(({ term }) => term))}::text[], ${sql.param(batch.map(({ spelled }) => spelled))}::text[],
        ${sql.param(batch.map(({ rank }) => rank))}::smallint[]
      ) AS one (term, spelled, rank)
      GROUP BY term, spelled ORDER BY term, spelled
      ON CONFLICT (term, spelled) DO UPDATE SET rank = excluded.rank WHERE excluded.rank < t.rank
    `)
  for (const batch of batches(terms.flatMap(termGrams)))
    await db.execute(sql`
      INSERT INTO search_grams (gram, length, term)
      SELECT DISTINCT gram, length, term FROM unnest(
        ${sql.param(batch.map(({ gram }) => gram))}::text[], ${sql.param(batch.map(({ length }) => length))}::smallint[],
        ${sql.param(batch.map(({ term }) => term))}::text[]
      ) AS one (gram, length, term)
      ORDER BY gram, length, term
      ON CONFLICT DO NOTHING
    `)
}

/** What the index knows about a typed word. */
export interface Knowledge extends Record<string, unknown> {
  word: string
  /** Whether it is a word, and whether it is the prefix of one. */
  exact: boolean
  begun: boolean
  /** The words of a compound, or of one that it starts, separated by spaces. */
  apart: string | null
  begun_apart: string | null
  /** Thai names of destinations and their countries that continue it, if requested. */
  begun_places: string[]
  /** Its rank, lower is more prominent; null if it is not a word. */
  rank: number | null
}

/** Minimum length to recognise the prefix of a compound of two words; Thai syllables have fewer letters. */
const MIN_PREFIX_LENGTH = { other: 5, thai: 3 }
/** A single Thai letter starts fragments of words, so no names are looked up for it. */
const MIN_HALF_NAME_LENGTH = 2
const MAX_HALF_NAMES = 30

/** Looks up words exactly; for one of them also the names that it may be half of. */
export async function lookUp(
  db: Queryable,
  words: readonly string[],
  half: string | null = null,
): Promise<Map<string, Knowledge>> {
  const { rows } = await db.execute<Knowledge>(sql`
    SELECT word,
      EXISTS (SELECT 1 FROM search_terms t WHERE t.term = word AND t.spelled = word) AS exact,
      EXISTS (
        SELECT 1 FROM search_terms t WHERE t.term >= word AND t.term < word || chr(1114111) AND t.spelled = t.term
      ) AS begun,
      (SELECT t.spelled FROM search_terms t WHERE t.term = word AND t.spelled <> word
        ORDER BY t.rank, t.spelled LIMIT 1) AS apart,
      (SELECT min(t.rank) FROM search_terms t WHERE t.term = word) AS rank,
      CASE WHEN length(word) >= CASE
        WHEN word >= 'ก' AND word < '๏' THEN ${MIN_PREFIX_LENGTH.thai}::int ELSE ${MIN_PREFIX_LENGTH.other}::int
      END THEN (
        SELECT t.spelled FROM search_terms t
        WHERE t.term >= word AND t.term < word || chr(1114111) AND t.spelled <> t.term
        ORDER BY t.rank, length(t.term), t.spelled LIMIT 1
      ) END AS begun_apart,
      ARRAY(
        SELECT DISTINCT called.name FROM area_translations t
        CROSS JOIN LATERAL unnest(ARRAY[t.name, t.country_name] || t.also_called) AS called (name)
        WHERE word = ${half}::text AND length(word) >= ${MIN_HALF_NAME_LENGTH}
          AND t.locale = 'th' AND starts_with(called.name, word) AND called.name <> word
        ORDER BY called.name LIMIT ${MAX_HALF_NAMES}
      ) AS begun_places
    FROM unnest(${sql.param([...new Set(words)])}::text[]) AS one (w)
    CROSS JOIN LATERAL (SELECT w COLLATE "C" AS word) AS ordered
  `)
  return new Map(rows.map((row) => [row.word, row]))
}

export interface KnownTerm extends Record<string, unknown> {
  term: string
  rank: number
  /** The words to search for, separated by spaces: its own and those that it stands for. */
  spellings: string[]
}

/** Returns which of the texts are words or joined neighbours. */
export async function knownTerms(db: Queryable, texts: readonly string[]): Promise<Map<string, KnownTerm>> {
  if (texts.length === 0) return new Map()
  const { rows } = await db.execute<KnownTerm>(sql`
    SELECT term, min(rank) AS rank, array_agg(spelled ORDER BY spelled <> term, rank, spelled) AS spellings
    FROM search_terms WHERE term = ANY(${sql.param([...new Set(texts)])}::text[]) GROUP BY term
  `)
  return new Map(rows.map((row) => [row.term, row]))
}

export interface PlaceWords extends Record<string, unknown> {
  kind: 'destination' | 'category'
  words: string[]
}

/** Returns the words of the places that match a `tsquery`. */
export async function placesWith(db: Queryable, query: string): Promise<PlaceWords[]> {
  const { rows } = await db.execute<PlaceWords>(sql`
    SELECT kind, tsvector_to_array(names) AS words FROM place_search WHERE names @@ ${query}::tsquery
    ORDER BY kind DESC, position`)
  return rows
}

/** Returns the `tsquery` texts that match destinations, with all names of those destinations. */
export async function namesOfDestinations(
  db: Queryable,
  queries: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ query: string; names: string[] }>(sql`
    SELECT query, array_agg(DISTINCT called.name) AS names
    FROM unnest(${sql.param([...queries])}::text[]) AS one (query)
    JOIN place_search p ON p.kind = 'destination' AND p.names @@ query::tsquery
    JOIN area_translations t ON t.area_slug = p.ref
    CROSS JOIN LATERAL unnest(ARRAY[t.name, t.country_name] || t.also_called) AS called (name)
    GROUP BY query
  `)
  return new Map(rows.map(({ query, names }) => [query, names]))
}

/** Maximum number of similar words to compare with a typed one. */
const MAX_CANDIDATES = 300
/**
 * Maximum number of words per trigram: a more frequent one
 * is not specific, and other trigrams lead to its words too.
 */
const MAX_TERMS_PER_TRIGRAM = 1_000

export interface Alike extends Record<string, unknown> {
  word: string
  spelled: string
  rank: number
  /** Whether a name contains it next to a neighbouring word of the query. */
  beside?: boolean
}

/** The words before and after a word in the query. */
export interface Neighbours {
  before?: string
  after?: string
}

/** Whether two words are adjacent in a name. */
const areNeighbours = (one: SQL, next: SQL) => sql`EXISTS (
  SELECT FROM search_terms n WHERE n.term = ${one} || ${next} AND n.spelled = ${one} || ' ' || ${next}
)`

/**
 * Returns words within a length range that share most trigrams with a word and at least a minimum number, or
 * all of its letters.
 */
export async function wordsLike(
  db: Queryable,
  grams: readonly string[],
  shared: number,
  lengths: { from: number; to: number },
  letters: string | null = null,
  { before, after }: Neighbours = {},
): Promise<Alike[]> {
  const beside = [
    ...(before === undefined ? [] : [areNeighbours(sql`${before}::text`, sql`t.term`)]),
    ...(after === undefined ? [] : [areNeighbours(sql`t.term`, sql`${after}::text`)]),
  ]
  const { rows } = await db.execute<Alike>(sql`
    SELECT t.term AS word, t.spelled, t.rank, ${beside.length > 0 ? sql.join(beside, sql` OR `) : sql`false`} AS beside
    FROM search_terms t WHERE t.term = ANY (ARRAY(
      SELECT term FROM unnest(${sql.param([...grams, ...(letters === null ? [] : [letters])])}::text[]) AS one (gram)
      CROSS JOIN LATERAL (
        SELECT g.gram, g.term FROM search_grams g
        WHERE g.gram = one.gram AND g.length BETWEEN ${lengths.from} AND ${lengths.to}
        ORDER BY g.length, g.term LIMIT ${MAX_TERMS_PER_TRIGRAM}
      ) AS found
      GROUP BY term HAVING count(*) >= ${shared} OR bool_or(found.gram = ${letters}::text)
      ORDER BY count(*) DESC, term LIMIT ${MAX_CANDIDATES}
    ))
  `)
  return rows
}
