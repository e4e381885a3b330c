import { type SQL, sql } from 'drizzle-orm'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'
import type { BookingWindow, Inventory, UnitType, Vertical } from '@/lib/domain/catalog'
import { type Currency, MINOR_UNIT, PRICE_STEP } from '@/lib/domain/currency'
import { DURATION_UNTIL, DURATIONS, type Duration } from '@/lib/domain/listing'
import type { Locale, Localized } from '@/lib/domain/locale'
import { database } from '@/lib/server/db/client'

export interface ListingFilter {
  categories?: string[]
  destination?: string
  vertical?: Vertical
  recommended?: boolean
  ids?: string[]
  /** Bounds of the price that is shown, in major units, both included. */
  price?: { min?: number; max?: number; currency: Currency }
  durations?: Duration[]
  languages?: string[]
  freeCancellation?: boolean
  instantConfirmation?: boolean
  wheelchair?: boolean
  hotelPickup?: boolean
  sort: 'recommended' | 'price_low' | 'price_high'
  limit: number
  offset: number
}

export interface ListingRow extends Record<string, unknown> {
  id: string
  vertical: Vertical
  duration_minutes: number | null
  instant_confirmation: boolean
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
  amount: string
  currency: string
  unit_code: UnitType
  unit_label: Localized
  option_window: BookingWindow
  option_inventory: Inventory
  free_cancellation: boolean
  total: string
}

const ORDER: Record<ListingFilter['sort'], SQL> = {
  recommended: sql`p.recommended NULLS LAST, p.position`,
  price_low: sql`price.amount::numeric / power(10, price.digits) / rate.per_base::numeric, p.position`,
  price_high: sql`price.amount::numeric / power(10, price.digits) / rate.per_base::numeric DESC, p.position`,
}

const FREE_CANCELLATION = sql`EXISTS (
  SELECT 1 FROM options o JOIN cancellation_policies cp ON cp.code = o.policy_code
  WHERE o.product_id = p.id AND o.withdrawn_at IS NULL
    AND coalesce((cp.tiers -> 0 ->> 'hoursBefore')::numeric, 0) < ${NON_REFUNDABLE.hoursBefore}
)`

/** The price as it is shown in a currency, in its minor units: converted and rounded as by `priceIn`. */
function shownPrice(currency: Currency): SQL {
  const [unit, step] = [10 ** MINOR_UNIT[currency], PRICE_STEP[currency]]
  return sql`CASE WHEN price.currency = ${currency} THEN price.amount::numeric ELSE round(
    price.amount::numeric / power(10::numeric, price.digits) / rate.per_base::numeric
      * (SELECT per_base::numeric FROM exchange_rates WHERE currency = ${currency}) * ${unit} / ${step}
  ) * ${step} END`
}

function priceConditions({ min, max, currency }: NonNullable<ListingFilter['price']>): SQL[] {
  const unit = 10 ** MINOR_UNIT[currency]
  return [
    ...(min === undefined ? [] : [sql`${shownPrice(currency)} >= ${min * unit}`]),
    ...(max === undefined ? [] : [sql`${shownPrice(currency)} <= ${max * unit}`]),
  ]
}

function durationCondition(durations: Duration[]): SQL {
  const spans = durations.map((duration) => {
    const before = DURATIONS[DURATIONS.indexOf(duration) - 1]
    const [after, until] = [before ? DURATION_UNTIL[before] : null, DURATION_UNTIL[duration]]
    return sql`p.duration_minutes > ${after ?? -1} AND p.duration_minutes <= ${until ?? 2_147_483_647}`
  })
  return sql`(${sql.join(spans, sql` OR `)})`
}

function conditions(filter: ListingFilter): SQL {
  const { categories, destination, vertical, ids, price, durations, languages } = filter
  const parts = [sql`p.withdrawn_at IS NULL`]
  if (categories?.length)
    parts.push(
      sql`(c.id = ANY(${sql.param(categories)}::text[]) OR c.parent_id = ANY(${sql.param(categories)}::text[]))`,
    )
  if (destination)
    parts.push(
      sql`EXISTS (SELECT 1 FROM product_areas pa WHERE pa.product_id = p.id AND pa.area_slug = ${destination})`,
    )
  if (vertical) parts.push(sql`p.vertical = ${vertical}`)
  if (filter.recommended) parts.push(sql`p.recommended IS NOT NULL`)
  if (ids) parts.push(sql`p.id = ANY(${sql.param(ids)}::text[])`)
  if (price) parts.push(...priceConditions(price))
  if (durations?.length) parts.push(durationCondition(durations))
  if (languages?.length) parts.push(sql`p.languages && ${sql.param(languages)}::text[]`)
  if (filter.freeCancellation) parts.push(FREE_CANCELLATION)
  if (filter.instantConfirmation) parts.push(sql`p.instant_confirmation`)
  if (filter.wheelchair) parts.push(sql`p.wheelchair`)
  if (filter.hotelPickup) parts.push(sql`p.hotel_pickup`)
  return sql.join(parts, sql` AND `)
}

/**
 * Products of a listing with the lowest coming price of their main unit; `total` counts all that match.
 * A product without an option to sell is not listed.
 */
export async function listProducts(filter: ListingFilter, locale: Locale): Promise<ListingRow[]> {
  const { rows } = await database().execute<ListingRow>(sql`
    SELECT p.id, p.vertical, p.duration_minutes, p.instant_confirmation, p.rating_sum, p.rating_count, t.name,
      c.id AS category_id, c.slug AS category_slug, c.label AS category_label,
      area.slug AS area_slug, area.name AS area_name,
      cover.path AS image_path, cover.alt AS image_alt,
      price.amount, price.currency, price.unit_code, price.unit_label,
      price.option_window, price.option_inventory,
      ${FREE_CANCELLATION} AS free_cancellation,
      count(*) OVER () AS total
    FROM products p
    JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale}
    LEFT JOIN categories c ON c.id = p.category_id
    LEFT JOIN images cover ON cover.product_id = p.id AND cover.position = 0
    LEFT JOIN LATERAL (
      SELECT pa.area_slug AS slug, at.name FROM product_areas pa
      JOIN area_translations at ON at.area_slug = pa.area_slug AND at.locale = ${locale}
      WHERE pa.product_id = p.id ORDER BY (pa.area_slug = ${filter.destination ?? ''}) DESC, pa.position LIMIT 1
    ) area ON true
    JOIN LATERAL (
      SELECT pr.amount, pr.currency, u.code AS unit_code, u.label AS unit_label,
        o."window" AS option_window, o.inventory AS option_inventory,
        CASE WHEN pr.currency IN ('JPY', 'KRW') THEN 0 ELSE 2 END AS digits
      FROM options o
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.to_date >= current_date
      WHERE o.product_id = p.id AND o.withdrawn_at IS NULL
      ORDER BY pr.amount LIMIT 1
    ) price ON true
    LEFT JOIN exchange_rates rate ON rate.currency = price.currency
    WHERE ${conditions(filter)}
    ORDER BY ${ORDER[filter.sort]}
    LIMIT ${filter.limit} OFFSET ${filter.offset}
  `)
  return rows
}

/** How many products stand behind each category and each area. */
export async function productCounts(): Promise<{
  byCategory: Map<string, number>
  byArea: Map<string, number>
}> {
  const [categories, areas] = await Promise.all([
    database().execute<{ key: string; count: string }>(
      sql`SELECT category_id AS key, count(*) FROM products WHERE withdrawn_at IS NULL AND category_id IS NOT NULL GROUP BY 1`,
    ),
    database().execute<{ key: string; count: string }>(
      sql`SELECT pa.area_slug AS key, count(*) FROM product_areas pa JOIN products p ON p.id = pa.product_id
          WHERE p.withdrawn_at IS NULL GROUP BY 1`,
    ),
  ])
  const counts = (rows: Array<{ key: string; count: string }>) =>
    new Map(rows.map(({ key, count }) => [key, Number(count)]))
  return { byCategory: counts(categories.rows), byArea: counts(areas.rows) }
}
