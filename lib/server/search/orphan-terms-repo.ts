import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { documentOf, MARK } from './document'
import { termGrams } from './terms'

/** Returns the words by which products are found. */
export async function wordsOf(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT one.lexeme AS word FROM product_words w CROSS JOIN LATERAL unnest(w.words || w.names) AS one
    WHERE w.product_id = ANY(${sql.param([...ids])}::text[]) AND left(one.lexeme, 1) <> ${MARK}
  `)
  return new Set(rows.map(({ word }) => word))
}

/** Returns which of the words no product or place has any more. */
export async function orphanTerms(db: Queryable, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM unnest(
      ${sql.param([...words])}::text[], ${sql.param(words.map((word) => documentOf([word])))}::text[]
    ) AS one (word, quoted)
    WHERE NOT EXISTS (SELECT 1 FROM product_words w WHERE w.words @@ quoted::tsquery)
      AND NOT EXISTS (SELECT 1 FROM place_search p WHERE p.names @@ quoted::tsquery)
  `)
  return rows.map(({ word }) => word)
}

/** Deletes words, the joined neighbours that contain them, the words they stand for and their trigrams. */
export async function deleteTerms(db: Queryable, words: readonly string[]): Promise<void> {
  const removed = sql`${sql.param([...words])}::text[]`
  const standsForOther = sql`replace(t.spelled, ' ', '') <> t.term`
  const { rows } = await db.execute<{ term: string }>(sql`
    DELETE FROM search_terms t
    WHERE string_to_array(t.spelled, ' ') && ${removed} OR (t.term = ANY (${removed}) AND ${standsForOther})
    RETURNING t.term
  `)
  const terms = [...new Set(rows.map(({ term }) => term))]
  const grams = terms.flatMap((term) => termGrams({ term, spelled: term, rank: 0, forgiving: true }))
  await db.execute(sql`
    DELETE FROM search_grams g USING unnest(
      ${sql.param(grams.map(({ gram }) => gram))}::text[], ${sql.param(grams.map(({ length }) => length))}::smallint[],
      ${sql.param(grams.map(({ term }) => term))}::text[]
    ) AS one (gram, length, term)
    WHERE (g.gram, g.length, g.term) = (one.gram, one.length, one.term)
      AND NOT EXISTS (SELECT 1 FROM search_terms t WHERE t.term = g.term)
  `)
}
