import { sql } from 'drizzle-orm'
import type { Amenity, DateMode, Inventory, UnitType, Vertical } from '@/lib/domain/catalog'
import type { Locale, Localized } from '@/lib/domain/locale'
import type { Focus } from '@/lib/domain/photo'
import { database } from '@/lib/server/db/client'
import { destinationLocale, productLocale } from '@/lib/server/db/shown-locale'
import { REFUNDABLE } from '@/lib/server/search/refundable-repo'

export interface ListingRow extends Record<string, unknown> {
  id: string
  vertical: Vertical
  duration_minutes: number | null
  instant_confirmation: boolean
  stars: number | null
  amenities: Amenity[]
  rating_sum: number
  rating_count: number
  name: string
  category_id: string | null
  category_slug: string | null
  category_label: Localized | null
  area_slug: string | null
  area_name: string | null
  image_path: string | null
  image_alt: Localized | null
  image_focus: Focus | null
  amount: string
  currency: string
  unit_code: UnitType
  unit_label: Localized
  option_window: DateMode
  option_inventory: Inventory
  free_cancellation: boolean
  /** Whether the option with this price offers free cancellation. */
  refundable: boolean
}

const FREE_CANCELLATION = sql`EXISTS (
  SELECT 1 FROM options o JOIN cancellation_policies cp ON cp.code = o.policy_code
  WHERE o.product_id = p.id AND o.discontinued_at IS NULL AND ${REFUNDABLE}
)`

/**
 * Returns products with the lowest price of their main unit on a bookable day, as indexed by the search, in
 * the order of the given ids. Omits products without a bookable option.
 * @param destinations areas to prefer where a product lies in several
 */
export async function listedProducts(
  ids: readonly string[],
  locale: Locale,
  destinations: string[] = [],
): Promise<ListingRow[]> {
  const { rows } = await database().execute<ListingRow>(sql`
    SELECT p.id, p.vertical, p.duration_minutes, p.instant_confirmation, p.stars, p.amenities, p.rating_sum, p.rating_count, t.name,
      c.id AS category_id, c.slug AS category_slug, c.label AS category_label,
      area.slug AS area_slug, area.name AS area_name,
      cover.path AS image_path, cover.alt AS image_alt, cover.photo -> 'focus' AS image_focus,
      price.amount, price.currency, price.unit_code, price.unit_label,
      price.option_window, price.option_inventory, price.refundable,
      ${FREE_CANCELLATION} AS free_cancellation
    FROM unnest(${sql.param([...ids])}::text[]) WITH ORDINALITY AS wanted (id, place)
    JOIN products p ON p.id = wanted.id AND p.discontinued_at IS NULL
    JOIN product_translations t ON t.product_id = p.id AND t.locale = ${productLocale(sql`p.id`, locale)}
    LEFT JOIN product_search_index s ON s.product_id = p.id
    LEFT JOIN categories c ON c.id = p.category_id
    LEFT JOIN images cover ON cover.product_id = p.id AND cover.position = 0
    LEFT JOIN LATERAL (
      SELECT pa.area_slug AS slug, at.name FROM product_areas pa
      JOIN area_translations at ON at.area_slug = pa.area_slug AND at.locale = ${destinationLocale(sql`pa.area_slug`, locale)}
      WHERE pa.product_id = p.id ORDER BY (pa.area_slug = ANY (${sql.param(destinations)}::text[])) DESC, pa.position LIMIT 1
    ) area ON true
    JOIN LATERAL (
      SELECT pr.amount, pr.currency, u.code AS unit_code, u.label AS unit_label,
        o.date_mode AS option_window, o.inventory AS option_inventory, ${REFUNDABLE} AS refundable
      FROM options o
      JOIN cancellation_policies cp ON cp.code = o.policy_code
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.to_date >= current_date
      WHERE o.product_id = p.id AND o.discontinued_at IS NULL
      ORDER BY (pr.amount, pr.currency::text) = (s.from_amount, s.from_currency) DESC NULLS LAST,
        o.is_lead_price DESC, pr.amount, refundable DESC LIMIT 1
    ) price ON true
    ORDER BY wanted.place
  `)
  return rows
}

/** Counts the listed products per category and per area. */
export async function productCounts(): Promise<{
  byCategory: Map<string, number>
  byArea: Map<string, number>
}> {
  const [categories, areas] = await Promise.all([
    database().execute<{ key: string; count: string }>(
      sql`SELECT category_ids[1] AS key, count(*) FROM product_search_index WHERE category_ids <> '{}' GROUP BY 1`,
    ),
    database().execute<{ key: string; count: string }>(
      sql`SELECT unnest(area_slugs) AS key, count(*) FROM product_search_index GROUP BY 1`,
    ),
  ])
  const counts = (rows: Array<{ key: string; count: string }>) =>
    new Map(rows.map(({ key, count }) => [key, Number(count)]))
  return { byCategory: counts(categories.rows), byArea: counts(areas.rows) }
}
