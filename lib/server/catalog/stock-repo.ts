import { sql } from 'drizzle-orm'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'

/** Whether a slot `s` of an option `o` can still be booked at this time, as `bookableUntil` computes it. */
export const isBeforeCutoff = sql`
  CASE WHEN s.local_time IS NULL AND o.cutoff_minutes = 0 THEN s.starts_at + interval '24 hours'
    ELSE s.starts_at - make_interval(mins => o.cutoff_minutes) END > now()`

export interface OptionStock extends Record<string, unknown> {
  option_id: string
  /** Places left and places in all, on the days that are on sale, or of the stock. */
  left: number
  capacity: number
}

/**
 * Returns what is left of a product's options on their days on sale, or of their stock. Options without a limit,
 * or without anything on sale, are omitted.
 * @param today at the venue
 */
export async function optionStocks(productId: string, today: LocalDate): Promise<OptionStock[]> {
  const { rows } = await database().execute<OptionStock>(sql`
    SELECT o.id AS option_id, sum(s.capacity - s.held - s.sold)::float8 AS left, sum(s.capacity)::float8 AS capacity
    FROM options o
    JOIN slots s ON s.option_id = o.id AND NOT s.closed AND CASE WHEN o.date_mode = 'NONE' THEN s.local_date IS NULL
      ELSE s.local_date BETWEEN ${today}::date - 1 AND ${lastBookableDay(today)}::date AND ${isBeforeCutoff} END
    WHERE o.product_id = ${productId} AND o.discontinued_at IS NULL AND o.inventory <> 'FREESALE'
    GROUP BY o.id
  `)
  return rows
}
