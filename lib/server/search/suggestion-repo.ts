import { type SQL, sql } from 'drizzle-orm'
import type { Locale, Localized } from '@/lib/domain/locale'
import { database, type Queryable } from '@/lib/server/db/client'
import type { Attempt } from './parse-query'

export interface PlaceMatch extends Record<string, unknown> {
  kind: 'destination' | 'category'
  slug: string
  title: string
  /** The country of a destination, or the category above one. */
  subtitle: string
  image_path: string | null
  image_alt: Localized | null
}

/** Destinations, then categories, that are called so. */
export async function matchPlaces(
  query: string,
  locale: Locale,
  limit: number,
  db: Queryable = database(),
): Promise<PlaceMatch[]> {
  const { rows } = await db.execute<PlaceMatch>(sql`
    SELECT found.kind, coalesce(t.area_slug, c.slug) AS slug, coalesce(t.name, c.label ->> ${locale}) AS title,
      coalesce(t.country_name, parent.label ->> ${locale}, '') AS subtitle,
      cover.path AS image_path, cover.alt AS image_alt
    FROM (
      SELECT kind, ref, position FROM place_search WHERE names @@ ${query}::tsquery
      ORDER BY kind DESC, position LIMIT ${limit}
    ) AS found
    LEFT JOIN area_translations t
      ON found.kind = 'destination' AND t.area_slug = found.ref AND t.locale = ${locale}
    LEFT JOIN images cover ON found.kind = 'destination' AND cover.area_slug = found.ref AND cover.position = 0
    LEFT JOIN categories c ON found.kind = 'category' AND c.id = found.ref
    LEFT JOIN categories parent ON parent.id = c.parent_id
    ORDER BY found.kind DESC, found.position
  `)
  return rows
}

export interface ProductMatch extends Record<string, unknown> {
  id: string
  title: string
  /** Where it is; empty for what is used anywhere. */
  subtitle: string
  image_path: string | null
  image_alt: Localized | null
}

/** How many products are weighed for a list of suggestions: a beginning of two letters has thousands. */
const MOST_WEIGHED = 2_000

/** The products that are called so, the recommended ones first. */
export function productMatchStatement({ query, wished }: Attempt, limit: number): SQL {
  return sql`SELECT w.product_id AS id
    FROM products_named(${query}::tsquery, ${MOST_WEIGHED}, ${sql.param(wished)}::tsquery[]) AS w
    ORDER BY w.wishes DESC, w.recommended, w.position, w.product_id LIMIT ${limit}`
}

/** The products that are found by a text, whatever it is that says so. */
function productMentionStatement({ query, wished }: Attempt, limit: number): SQL {
  return sql`SELECT w.product_id AS id
    FROM products_with_words(${query}::tsquery, ${sql.param(wished)}::tsquery[]) AS w
    ORDER BY w.wishes DESC, w.recommended, w.position, w.product_id LIMIT ${limit}`
}

/**
 * Products for a list of suggestions: where a kind of them is asked for in a city, first those of the kind there; then
 * those that are called so, and where they are few, those that say so.
 */
export async function matchSuggestedProducts(
  { everything, ...attempt }: Attempt,
  limit: number,
  db: Queryable = database(),
): Promise<string[]> {
  const statements = [
    ...(everything ? [productMentionStatement({ ...attempt, query: everything }, limit)] : []),
    productMatchStatement(attempt, limit),
    productMentionStatement(attempt, limit),
  ]
  const ids = new Set<string>()
  for (const statement of statements) {
    if (ids.size >= limit) break
    const { rows } = await db.execute<{ id: string }>(statement)
    for (const { id } of rows) ids.add(id)
  }
  return [...ids].slice(0, limit)
}

/** What suggestions show of products, in the order of their ids as given. */
export async function suggestedProducts(
  ids: readonly string[],
  locale: Locale,
  db: Queryable = database(),
): Promise<ProductMatch[]> {
  const { rows } = await db.execute<ProductMatch>(sql`
    SELECT t.product_id AS id, t.name AS title, coalesce(area.name, '') AS subtitle,
      cover.path AS image_path, cover.alt AS image_alt
    FROM unnest(${sql.param([...ids])}::text[]) WITH ORDINALITY AS wanted (id, place)
    JOIN product_translations t ON t.product_id = wanted.id AND t.locale = ${locale}
    LEFT JOIN images cover ON cover.product_id = wanted.id AND cover.position = 0
    LEFT JOIN LATERAL (
      SELECT at.name FROM product_areas pa
      JOIN area_translations at ON at.area_slug = pa.area_slug AND at.locale = ${locale}
      WHERE pa.product_id = wanted.id ORDER BY pa.position LIMIT 1
    ) AS area ON true
    ORDER BY wanted.place
  `)
  return rows
}
