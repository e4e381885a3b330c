import { sql } from 'drizzle-orm'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { isBeforeCutoff } from './stock-repo'

/** How many days an option names. */
const COUNT = 3

/** Days by option. */
export type NextDates = ReadonlyMap<string, LocalDate[]>

/**
 * Returns the first days on which each option of a product can be booked at a price of its main unit, as `fromPrices`
 * finds them. Options without dates, or without such a day, are omitted.
 * @param today at the venue
 */
export async function nextDates(productId: string, today: LocalDate): Promise<NextDates> {
  const last = lastBookableDay(today)
  const { rows } = await database().execute<{ option_id: string; days: LocalDate[] }>(sql`
    SELECT o.id AS option_id, array_agg(next.day::text ORDER BY next.day) AS days
    FROM options o
    JOIN units u ON u.option_id = o.id AND u.position = 0
    CROSS JOIN LATERAL (
      SELECT free.day FROM (
        SELECT s.local_date AS day FROM slots s
        WHERE o.inventory <> 'FREESALE' AND s.option_id = o.id
          AND s.local_date BETWEEN ${today}::date AND ${last}::date
          AND NOT s.closed AND s.capacity > s.held + s.sold AND ${isBeforeCutoff}
        UNION
        SELECT ${today}::date + later FROM generate_series(0, ${last}::date - ${today}::date) AS later
        WHERE o.inventory = 'FREESALE'
      ) AS free
      WHERE EXISTS (
        SELECT FROM prices pr
        WHERE pr.option_id = o.id AND pr.unit_code = u.code AND free.day BETWEEN pr.from_date AND pr.to_date
      )
      ORDER BY free.day
      LIMIT ${COUNT}
    ) AS next
    WHERE o.product_id = ${productId} AND o.discontinued_at IS NULL AND o.date_mode <> 'NONE'
    GROUP BY o.id
  `)
  return new Map(rows.map(({ option_id, days }) => [option_id, days]))
}
