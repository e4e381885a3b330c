import { sql } from 'drizzle-orm'
import type { Vertical } from '@/lib/domain/catalog'
import type { Localized } from '@/lib/domain/locale'
import type { PlaceKind } from '@/lib/domain/search/place-kind'
import type { Queryable } from '@/lib/server/db/client'

export interface WordsSource extends Record<string, unknown> {
  product_id: string
  vertical: Vertical
  names: string[]
  /** Names and aliases of its areas, their countries and its categories, in all languages. */
  areas: string[]
  area_countries: string[]
  categories: string[]
  texts: string[]
  /** Names of its options and of the dishes they serve. */
  options: string[]
  /** Codes of the countries where its data plans work, if they differ from its areas'. */
  countries: string[]
}

/** Returns the names and texts of products in all languages. */
export async function wordsSources(db: Queryable, ids: readonly string[]): Promise<WordsSource[]> {
  const { rows } = await db.execute<WordsSource>(sql`
    SELECT p.id AS product_id, p.vertical, words.names, words.texts, ARRAY(
      SELECT DISTINCT unnest(ARRAY[t.name, t.country_name] || t.aliases)
      FROM product_areas pa JOIN area_translations t ON t.area_slug = pa.area_slug
      WHERE pa.product_id = p.id
    ) AS areas, ARRAY(
      SELECT DISTINCT a.country FROM product_areas pa JOIN areas a ON a.slug = pa.area_slug
      WHERE pa.product_id = p.id AND a.country IS NOT NULL
    ) AS area_countries, ARRAY(
      SELECT label.value FROM categories c
      JOIN categories one ON one.id IN (c.id, c.parent_id)
      CROSS JOIN LATERAL jsonb_each_text(one.label) AS label
      WHERE c.id = p.category_id
    ) AS categories, offered.options, offered.countries
    FROM products p
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(DISTINCT said.text) FILTER (WHERE said.text IS NOT NULL), '{}') AS options,
        coalesce(array_agg(DISTINCT said.country) FILTER (WHERE said.country IS NOT NULL), '{}') AS countries
      FROM options o CROSS JOIN LATERAL (
        SELECT name.value AS text, NULL AS country FROM jsonb_each_text(o.name) AS name
        UNION ALL
        SELECT dish.value, NULL FROM jsonb_path_query(o.menu, '$[*].dishes[*]') AS every (one)
        CROSS JOIN LATERAL jsonb_each_text(every.one) AS dish
        UNION ALL
        SELECT NULL, code FROM jsonb_array_elements_text(
          CASE jsonb_typeof(o.plan -> 'countries') WHEN 'array' THEN o.plan -> 'countries' ELSE '[]' END
        ) AS code
      ) AS said
      WHERE o.product_id = p.id AND o.discontinued_at IS NULL
    ) AS offered
    CROSS JOIN LATERAL (
      SELECT array(
          SELECT unnest(n.name || n.aliases) FROM product_translations n WHERE n.product_id = p.id
        ) AS names,
        coalesce(array_agg(concat_ws(' ', t.summary, array_to_string(t.highlights, ' '), t.meeting_name)), '{}')
          AS texts
      FROM product_translations t WHERE t.product_id = p.id
    ) AS words
    WHERE p.id = ANY(${sql.param([...ids])}::text[])
    ORDER BY p.id
  `)
  return rows
}

export interface WordsRow {
  productId: string
  names: string
  words: string
}

/** Replaces the words of products. */
export async function writeWords(db: Queryable, rows: readonly WordsRow[], version: string): Promise<void> {
  const column = (pick: (row: WordsRow) => string) => sql.param(rows.map(pick))
  await db.execute(sql`
    INSERT INTO product_search_terms AS w (product_id, names, words, version)
    SELECT id, names::tsvector, words::tsvector, ${version}
    FROM unnest(
      ${column((row) => row.productId)}::text[], ${column((row) => row.names)}::text[],
      ${column((row) => row.words)}::text[]
    ) AS one (id, names, words)
    ORDER BY id
    ON CONFLICT (product_id) DO UPDATE
    SET names = excluded.names, words = excluded.words, version = excluded.version
    WHERE (w.names, w.words, w.version) IS DISTINCT FROM (excluded.names, excluded.words, excluded.version)
  `)
}

/** Returns the next batch of products by id; optionally only those without words of a version. */
export async function productsAfter(
  db: Queryable,
  after: string,
  limit: number,
  withoutVersion?: string,
): Promise<string[]> {
  const outdated = sql`AND p.discontinued_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM product_search_terms w WHERE w.product_id = p.id AND w.version = ${withoutVersion}
  )`
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT p.id FROM products p WHERE p.id > ${after} ${withoutVersion === undefined ? sql`` : outdated}
    ORDER BY p.id LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

export interface PlaceSource extends Record<string, unknown> {
  kind: PlaceKind
  ref: string
  label: Localized
  /** Destinations only. */
  others: Localized<string[]> | null
  /** Destinations only: the country. */
  country: string | null
  within: Localized | null
  position: number
}

/** Returns the destinations and categories to suggest. */
export async function placeSources(db: Queryable): Promise<PlaceSource[]> {
  const { rows } = await db.execute<PlaceSource>(sql`
    SELECT 'destination' AS kind, a.slug AS ref, jsonb_object_agg(t.locale, t.name) AS label,
      jsonb_object_agg(t.locale, t.aliases) AS others, a.country,
      jsonb_object_agg(t.locale, t.country_name) AS within, a.position
    FROM areas a JOIN area_translations t ON t.area_slug = a.slug GROUP BY a.slug
    UNION ALL
    SELECT 'category', c.id, c.label, NULL, NULL, NULL, c.position FROM categories c WHERE NOT c.disabled
  `)
  return rows
}

export interface PlaceRow {
  kind: PlaceSource['kind']
  ref: string
  names: string
  position: number
}

/** Replaces the words of all places. */
export async function writePlaces(db: Queryable, rows: readonly PlaceRow[]): Promise<void> {
  await db.execute(sql`
    WITH now AS (
      SELECT kind, ref, names::tsvector, position
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS one (kind text, ref text, names text, position int)
    ), gone AS (
      DELETE FROM place_search_index p WHERE NOT EXISTS (SELECT 1 FROM now WHERE (now.kind, now.ref) = (p.kind, p.ref))
    )
    INSERT INTO place_search_index AS p (kind, ref, names, position) SELECT * FROM now
    ON CONFLICT (kind, ref) DO UPDATE SET names = excluded.names, position = excluded.position
    WHERE (p.names, p.position) IS DISTINCT FROM (excluded.names, excluded.position)
  `)
}
