import { sql } from 'drizzle-orm'
import { BOOKING_HORIZON_DAYS } from '@/lib/domain/booking-horizon'
import type { Queryable } from '@/lib/server/db/client'
import { REFUNDABLE } from './refundable-repo'

/**
 * Open days of products: those with a bookable slot, separately per room; until when this is valid; and which
 * products can be bought for any day. Materialized, because the planner underestimates its parts on tables without
 * statistics, as they are after the first import, and would compute them once per product.
 */
const DAYS = sql`
  bookable AS (
    SELECT o.product_id, o.id AS option_id, CASE WHEN o.inventory = 'NIGHTLY' THEN o.id END AS room, s.day, s.until
    FROM sold o CROSS JOIN LATERAL (
      SELECT s.local_date AS day,
        max(CASE WHEN s.local_time IS NULL AND o.cutoff_minutes = 0 THEN s.starts_at + interval '24 hours'
          ELSE s.starts_at - make_interval(mins => o.cutoff_minutes) END) AS until
      FROM slots s
      WHERE s.option_id = o.id AND s.local_date >= current_date - 1 AND NOT s.closed AND s.capacity > s.held + s.sold
      GROUP BY s.local_date
    ) AS s
  ), room_days AS (
    SELECT product_id, range_agg(daterange(day, day, '[]') ORDER BY day) AS days,
      (array_agg(until ORDER BY day, until DESC))[1] AS until
    FROM bookable WHERE until > now() GROUP BY product_id, room
  ), open_days AS MATERIALIZED (
    SELECT product_id, array_agg(days) AS days, min(until) AS until FROM room_days GROUP BY product_id
  ), option_days AS MATERIALIZED (
    SELECT option_id, array_agg(day) AS days, array_agg(until) AS untils
    FROM bookable WHERE until > now() GROUP BY option_id
  ), any_day AS MATERIALIZED (
    SELECT DISTINCT o.product_id FROM sold o
    WHERE o.inventory = 'FREESALE' OR (o.date_mode = 'NONE' AND EXISTS (
      SELECT 1 FROM slots s
      WHERE s.option_id = o.id AND s.local_date IS NULL AND NOT s.closed AND s.capacity > s.held + s.sold
    ))
  )`

/**
 * Lowest price of the main unit on a bookable day and until when it is valid, of the options that are what the product's
 * name says, if one of them is bookable; without such a day, the lowest price set for a future day.
 */
const PRICE = sql`
  price AS (
    SELECT DISTINCT ON (product_id) product_id, amount, currency, until FROM (
      SELECT o.product_id, o.is_lead_price AS lead, pr.amount, pr.currency,
        least(max(b.until), CASE WHEN pr.to_date < '9999-12-31' THEN pr.to_date + 1 END) AS until,
        CASE WHEN o.inventory = 'FREESALE' OR o.date_mode = 'NONE'
          THEN pr.from_date <= current_date + CASE WHEN o.date_mode = 'NONE' THEN 0 ELSE ${BOOKING_HORIZON_DAYS - 1}::int END
          ELSE count(b.day) > 0 END AS sellable
      FROM sold o
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.to_date >= current_date
      LEFT JOIN option_days d ON d.option_id = o.id
      LEFT JOIN LATERAL unnest(d.days, d.untils) AS b (day, until) ON b.day BETWEEN pr.from_date AND pr.to_date
      GROUP BY o.product_id, o.id, o.inventory, o.date_mode, o.is_lead_price, pr.unit_code, pr.from_date, pr.to_date, pr.amount,
        pr.currency
    ) AS found
    ORDER BY product_id, sellable DESC, lead DESC, amount, until DESC NULLS FIRST
  )`

const COLUMNS = [
  'vertical',
  'category_ids',
  'category_list',
  'area_slugs',
  'area_list',
  'from_amount',
  'from_currency',
  'duration_minutes',
  'languages',
  'language_list',
  'free_cancellation',
  'instant_confirmation',
  'wheelchair',
  'hotel_pickup',
  'nightly',
  'open_days',
  'featured_rank',
  'position',
  'rating_x10',
  'review_count',
  'stale_at',
]

/** All derived columns of a table except the key. */
const columns = (of?: string) => sql.raw(COLUMNS.map((name) => (of ? `${of}.${name}` : name)).join(', '))

const listNumber = (column: string) => sql.raw(`hashtextextended(array_to_string(${column}, ','), 0)`)

/** Updates the filter and sort columns of products; removes products that are not available. */
export async function writeFacts(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    WITH wanted AS (SELECT unnest(${sql.param([...ids])}::text[]) AS id),
    sold AS (
      SELECT o.* FROM options o JOIN wanted ON wanted.id = o.product_id WHERE o.discontinued_at IS NULL
    ), ${DAYS}, ${PRICE}, plain AS (
      SELECT p.id AS product_id, p.vertical,
        array_remove(ARRAY[c.id, c.parent_id], NULL) AS category_ids,
        ARRAY(SELECT pa.area_slug FROM product_areas pa WHERE pa.product_id = p.id ORDER BY pa.position)
          AS area_slugs,
        price.amount AS from_amount, price.currency::text AS from_currency, p.duration_minutes, p.languages,
        EXISTS (
          SELECT 1 FROM sold o JOIN cancellation_policies cp ON cp.code = o.policy_code
          WHERE o.product_id = p.id AND ${REFUNDABLE}
        ) AS free_cancellation,
        p.instant_confirmation, p.wheelchair, p.hotel_pickup,
        EXISTS (SELECT 1 FROM sold o WHERE o.product_id = p.id AND o.inventory = 'NIGHTLY') AS nightly,
        CASE WHEN any_day.product_id IS NULL THEN coalesce(open_days.days, '{}') END AS open_days,
        p.featured_rank, p.position,
        CASE WHEN p.rating_count > 0 THEN round(10.0 * p.rating_sum / p.rating_count)::smallint END AS rating_x10,
        p.rating_count AS review_count,
        least(open_days.until, price.until) AS stale_at
      FROM wanted
      JOIN products p ON p.id = wanted.id AND p.discontinued_at IS NULL
      JOIN price ON price.product_id = p.id
      LEFT JOIN categories c ON c.id = p.category_id
      LEFT JOIN open_days ON open_days.product_id = p.id
      LEFT JOIN any_day ON any_day.product_id = p.id
    ), facts AS (
      SELECT plain.*, ${listNumber('category_ids')} AS category_list, ${listNumber('area_slugs')} AS area_list,
        ${listNumber('languages')} AS language_list
      FROM plain
    ), lists AS (
      INSERT INTO search_list_ids (number, names)
      SELECT DISTINCT one.number, one.names FROM facts CROSS JOIN LATERAL (
        VALUES (category_list, category_ids), (area_list, area_slugs), (language_list, languages)
      ) AS one (number, names)
      ORDER BY one.number
      ON CONFLICT DO NOTHING
    ), unsold AS (
      SELECT id FROM wanted WHERE NOT EXISTS (SELECT 1 FROM facts WHERE facts.product_id = wanted.id)
    ), gone AS (
      DELETE FROM product_search_index s USING unsold WHERE s.product_id = unsold.id
    ), unsaid AS (
      UPDATE product_search_terms w SET names = '', words = '', version = '' FROM unsold
      WHERE w.product_id = unsold.id AND w.version <> ''
    ), placed AS (
      UPDATE product_search_terms w SET featured_rank = facts.featured_rank, position = facts.position FROM facts
      WHERE w.product_id = facts.product_id
        AND (w.featured_rank, w.position) IS DISTINCT FROM (facts.featured_rank, facts.position)
    )
    INSERT INTO product_search_index AS s (product_id, ${columns()})
    SELECT product_id, ${columns()} FROM facts ORDER BY product_id
    ON CONFLICT (product_id) DO UPDATE SET (${columns()}) = ROW (${columns('excluded')})
    WHERE (${columns('s')}) IS DISTINCT FROM (${columns('excluded')})
  `)
}

/** Returns products whose indexed open days or price have become outdated, longest overdue first. */
export async function overdueProducts(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(
    sql`SELECT product_id FROM product_search_index WHERE stale_at <= now() ORDER BY stale_at LIMIT ${limit}`,
  )
  return rows.map((row) => row.product_id)
}

/** Whether products sold out or became available since the last check. */
export async function hasChanges(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM search_reindex_queue LIMIT 1`)
  return rows.length > 0
}

/** Takes products that sold out or became available off the queue; the caller must re-index them. */
export async function takeChangedProducts(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    DELETE FROM search_reindex_queue WHERE id IN (
      SELECT id FROM search_reindex_queue ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING product_id`)
  return [...new Set(rows.map((row) => row.product_id))]
}
