import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCALE, type Locale, type Localized } from '@/lib/domain/locale'
import type { Focus } from '@/lib/domain/photo'
import type { PlaceKind } from '@/lib/domain/search/place-kind'
import { database, type Queryable } from '@/lib/server/db/client'
import { destinationLocale, productLocale } from '@/lib/server/db/shown-locale'
import type { Attempt } from './plan-attempts'

export interface PlaceMatch extends Record<string, unknown> {
  kind: PlaceKind
  slug: string
  title: string
  /** Country of a destination, or parent of a category. */
  subtitle: string
  image_path: string | null
  image_alt: Localized | null
  image_focus: Focus | null
}

/** Returns matching destinations, then categories. */
export async function matchPlaces(
  query: string,
  locale: Locale,
  limit: number,
  db: Queryable = database(),
): Promise<PlaceMatch[]> {
  const { rows } = await db.execute<PlaceMatch>(sql`
    SELECT found.kind, coalesce(t.area_slug, c.slug) AS slug, coalesce(t.name, c.label ->> ${locale}, c.label ->> ${DEFAULT_LOCALE}) AS title,
      coalesce(t.country_name, parent.label ->> ${locale}, parent.label ->> ${DEFAULT_LOCALE}, '') AS subtitle,
      cover.path AS image_path, cover.alt AS image_alt, cover.photo -> 'focus' AS image_focus
    FROM (
      SELECT kind, ref, position FROM place_search_index WHERE names @@ ${query}::tsquery
      ORDER BY kind DESC, position LIMIT ${limit}
    ) AS found
    LEFT JOIN area_translations t
      ON found.kind = 'destination' AND t.area_slug = found.ref AND t.locale = ${destinationLocale(sql`found.ref`, locale)}
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
  /** Its location; empty for products that can be used anywhere. */
  subtitle: string
  image_path: string | null
  image_alt: Localized | null
  image_focus: Focus | null
}

/** Maximum number of products to rank for suggestions: a prefix of two letters matches thousands. */
const MAX_RANKED = 2_000

/** Products whose names match, recommended ones first. */
export function productMatchStatement({ query, preferred }: Attempt, limit: number): SQL {
  return sql`SELECT w.product_id AS id
    FROM products_named(${query}::tsquery, ${MAX_RANKED}, ${sql.param(preferred)}::tsquery[]) AS w
    ORDER BY w.preferred_matches DESC, w.featured_rank, w.position, w.product_id LIMIT ${limit}`
}

/** Products that match a text in any of their texts. */
function productMentionStatement({ query, preferred }: Attempt, limit: number): SQL {
  return sql`SELECT w.product_id AS id
    FROM products_with_words(${query}::tsquery, ${sql.param(preferred)}::tsquery[]) AS w
    ORDER BY w.preferred_matches DESC, w.featured_rank, w.position, w.product_id LIMIT ${limit}`
}

/**
 * Returns suggested products: for a kind in a city, first the products of that kind there; then name matches,
 * and if they are few, other matches.
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

/** Returns the suggestion data of products, in the order of the given ids. */
export async function suggestedProducts(
  ids: readonly string[],
  locale: Locale,
  db: Queryable = database(),
): Promise<ProductMatch[]> {
  const { rows } = await db.execute<ProductMatch>(sql`
    SELECT t.product_id AS id, t.name AS title, coalesce(area.name, '') AS subtitle,
      cover.path AS image_path, cover.alt AS image_alt, cover.photo -> 'focus' AS image_focus
    FROM unnest(${sql.param([...ids])}::text[]) WITH ORDINALITY AS wanted (id, place)
    JOIN product_translations t ON t.product_id = wanted.id AND t.locale = ${productLocale(sql`wanted.id`, locale)}
    LEFT JOIN images cover ON cover.product_id = wanted.id AND cover.position = 0
    LEFT JOIN LATERAL (
      SELECT at.name FROM product_areas pa
      JOIN area_translations at ON at.area_slug = pa.area_slug AND at.locale = ${destinationLocale(sql`pa.area_slug`, locale)}
      WHERE pa.product_id = wanted.id ORDER BY pa.position LIMIT 1
    ) AS area ON true
    ORDER BY wanted.place
  `)
  return rows
}
