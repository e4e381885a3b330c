import { sql } from 'drizzle-orm'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { HORIZON_DAYS } from '@/lib/server/search/horizon'

export interface FromPrice extends Record<string, unknown> {
  option_id: string
  amount: string
  currency: string
  /** Whether it can be bought for that now; where it cannot, this is what it will cost at least. */
  sellable: boolean
  /** Whether some day that can be booked costs more. */
  varies: boolean
}

/**
 * The lowest price of each option's main unit on a day that can be booked, as the search reckons it for the whole
 * product; where there is no such day, the lowest that is set for a coming one. In the order of the options; none of
 * one that has no price any more.
 * @param today at the venue
 */
export async function fromPrices(productId: string, today: LocalDate): Promise<FromPrice[]> {
  const { rows } = await database().execute<FromPrice>(sql`
    SELECT option_id, currency, sellable, min(amount)::text AS amount, min(amount) < max(amount) AS varies
    FROM (
      SELECT o.id AS option_id, o.position, pr.amount, pr.currency,
        CASE WHEN o.inventory = 'FREESALE' OR o."window" = 'NONE'
          THEN pr.from_date <= ${today}::date + CASE WHEN o."window" = 'NONE' THEN 0 ELSE ${HORIZON_DAYS - 1}::int END
          ELSE EXISTS (
            SELECT 1 FROM slots s
            WHERE s.option_id = o.id AND s.local_date BETWEEN pr.from_date AND pr.to_date
              AND NOT s.closed AND s.capacity > s.held + s.sold
              AND CASE WHEN s.local_time IS NULL AND o.cutoff_minutes = 0 THEN s.starts_at + interval '24 hours'
                ELSE s.starts_at - make_interval(mins => o.cutoff_minutes) END > now()
          ) END AS sellable
      FROM options o
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.to_date >= ${today}::date
      WHERE o.product_id = ${productId} AND o.withdrawn_at IS NULL
    ) AS found
    GROUP BY option_id, position, currency, sellable
    ORDER BY position, sellable DESC
  `)
  return [...new Map(rows.toReversed().map((row) => [row.option_id, row])).values()].toReversed()
}

/** The option that a product's lowest price is of: one that can be bought, and the first of equals. */
export function cheapest(prices: readonly FromPrice[]): FromPrice | null {
  const sorted = prices.toSorted(
    (a, b) => Number(b.sellable) - Number(a.sellable) || Number(a.amount) - Number(b.amount),
  )
  return sorted[0] ?? null
}
