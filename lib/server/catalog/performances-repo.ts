import { sql } from 'drizzle-orm'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { isBeforeCutoff } from './stock-repo'

/** How many performances a page names. */
const COUNT = 6

export interface PerformanceRow extends Record<string, unknown> {
  date: LocalDate
  /** Local time, HH:MM. */
  time: string
  /** Its options, with the price of their main unit on the date and their places. */
  options: Array<{ id: string; amount: string; currency: string; left: number; capacity: number }>
}

/**
 * Returns the next performances of an event that have a price and are still on sale, in order. Those with a free place
 * come before others if there are more than a page names.
 * @param today at the venue
 */
export async function nextPerformances(productId: string, today: LocalDate): Promise<PerformanceRow[]> {
  const { rows } = await database().execute<PerformanceRow>(sql`
    SELECT s.local_date::text AS date, to_char(s.local_time, 'HH24:MI') AS time,
      json_agg(json_build_object('id', o.id, 'amount', pr.amount::text, 'currency', pr.currency,
        'left', s.capacity - s.held - s.sold, 'capacity', s.capacity) ORDER BY o.position) AS options
    FROM options o
    JOIN units u ON u.option_id = o.id AND u.position = 0
    JOIN slots s ON s.option_id = o.id
    JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND s.local_date BETWEEN pr.from_date AND pr.to_date
    WHERE o.product_id = ${productId} AND o.discontinued_at IS NULL AND s.local_time IS NOT NULL
      AND s.local_date BETWEEN ${today}::date AND ${lastBookableDay(today)}::date
      AND NOT s.closed AND ${isBeforeCutoff}
    GROUP BY s.local_date, s.local_time
    ORDER BY max(s.capacity - s.held - s.sold) <= 0, s.local_date, s.local_time
    LIMIT ${COUNT}
  `)
  return rows.sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
}
