import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import type { Term } from './terms'

const BATCH = 5_000

/** Adds terms; raises the rank of existing ones if the new rank is higher. */
export async function addTerms(db: Queryable, terms: readonly Term[]): Promise<void> {
  const sorted = terms.toSorted((a, b) => (a.term < b.term ? -1 : 1))
  for (let at = 0; at < sorted.length; at += BATCH) {
    const batch = sorted.slice(at, at + BATCH)
    await db.execute(sql`
      INSERT INTO search_terms AS t (term, words, rank)
      SELECT term, words, min(rank) FROM unnest(
        ${sql.param(batch.map(({ term }) => term))}::text[], ${sql.param(batch.map(({ words }) => words))}::text[],
        ${sql.param(batch.map(({ rank }) => rank))}::smallint[]
      ) AS one (term, words, rank)
      GROUP BY term, words ORDER BY term, words
      ON CONFLICT (term, words) DO UPDATE SET rank = excluded.rank WHERE excluded.rank < t.rank
    `)
  }
}

/** What the index knows about a text. */
export interface KnownTerm extends Record<string, unknown> {
  term: string
  /** Lower is more prominent; null if it only starts words. */
  rank: number | null
  /** The words to search for, separated by spaces, for each way to write it. */
  spellings: string[]
  /** The most prominent rank of the words that it starts; null if there are none. */
  prefix_rank: number | null
  /** The most prominent joined words that it starts. */
  prefix_apart: string | null
}

/**
 * Returns which of the texts are words or joined neighbors.
 * @param prefixes texts for which also the words are looked up that they start
 */
export async function knownTerms(
  db: Queryable,
  texts: readonly string[],
  prefixes: readonly string[],
): Promise<Map<string, KnownTerm>> {
  const { rows } = await db.execute<KnownTerm>(sql`
    SELECT text AS term, found.rank, coalesce(found.spellings, '{}') AS spellings, prefixed.rank AS prefix_rank,
      prefixed.apart AS prefix_apart
    FROM unnest(${sql.param([...new Set([...texts, ...prefixes])])}::text[]) AS one (text)
    LEFT JOIN LATERAL (
      SELECT min(t.rank) AS rank, array_agg(t.words ORDER BY t.words <> t.term, t.rank, t.words) AS spellings
      FROM search_terms t WHERE t.term = text GROUP BY t.term
    ) AS found ON true
    LEFT JOIN LATERAL (
      SELECT min(t.rank) FILTER (WHERE t.words = t.term) AS rank,
        (array_agg(t.words ORDER BY t.rank, length(t.term)) FILTER (WHERE t.words <> t.term))[1] AS apart
      FROM search_terms t
      WHERE text = ANY(${sql.param([...new Set(prefixes)])}::text[])
        AND t.term >= text COLLATE "C" AND t.term < text || chr(1114111) COLLATE "C"
    ) AS prefixed ON true
    WHERE found.rank IS NOT NULL OR prefixed.rank IS NOT NULL OR prefixed.apart IS NOT NULL
  `)
  return new Map(rows.map((row) => [row.term, row]))
}

/** Returns terms that share trigrams with a text and that some product has. */
export async function similarTerms(
  db: Queryable,
  text: string,
): Promise<Array<{ term: string; words: string; rank: number }>> {
  const { rows } = await db.execute<{ term: string; words: string; rank: number }>(
    sql`SELECT term, words, rank FROM similar_terms(${text})`,
  )
  return rows
}
