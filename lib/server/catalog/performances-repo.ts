import { sql } from 'drizzle-orm'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { isBeforeCutoff } from './stock-repo'

/** How many performances a page names. */
const COUNT = 6

interface Performance extends Record<string, unknown> {
  date: LocalDate
  /** Local time, HH:MM. */
  time: string
  /** The options that have a place at it. */
  option_ids: string[]
}

/**
 * Returns the first performances of an event with a free place at a price of the option's main unit, in order.
 * @param today at the venue
 */
export async function nextPerformances(productId: string, today: LocalDate): Promise<Performance[]> {
  const { rows } = await database().execute<Performance>(sql`
    SELECT s.local_date::text AS date, to_char(s.local_time, 'HH24:MI') AS time,
      array_agg(o.id ORDER BY o.position) AS option_ids
    FROM options o
    JOIN units u ON u.option_id = o.id AND u.position = 0
    JOIN slots s ON s.option_id = o.id
    WHERE o.product_id = ${productId} AND o.discontinued_at IS NULL AND s.local_time IS NOT NULL
      AND s.local_date BETWEEN ${today}::date AND ${lastBookableDay(today)}::date
      AND NOT s.closed AND s.capacity > s.held + s.sold AND ${isBeforeCutoff}
      AND EXISTS (
        SELECT FROM prices pr
        WHERE pr.option_id = o.id AND pr.unit_code = u.code AND s.local_date BETWEEN pr.from_date AND pr.to_date
      )
    GROUP BY s.local_date, s.local_time
    ORDER BY s.local_date, s.local_time
    LIMIT ${COUNT}
  `)
  return rows
}
