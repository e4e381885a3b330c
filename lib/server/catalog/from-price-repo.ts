import { sql } from 'drizzle-orm'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import type { LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { isBeforeCutoff } from './stock-repo'

export interface FromPrice extends Record<string, unknown> {
  option_id: string
  amount: string
  currency: string
  /** Whether it can be bought at this price now; if not, this is the lowest future price. */
  sellable: boolean
  /** Whether the product's price can be this one. */
  lead: boolean
  /** Whether some bookable day costs more. */
  varies: boolean
  /** The last bookable day with this price; means nothing unless it is sellable. */
  until: LocalDate
}

/**
 * Returns the lowest price of each option's main unit on a bookable day, as the search computes it per
 * product; without such a day, the lowest price set for a future day. In the order of the options; options
 * without a price are omitted.
 * @param today at the venue
 */
export async function fromPrices(productId: string, today: LocalDate): Promise<FromPrice[]> {
  const last = lastBookableDay(today)
  const { rows } = await database().execute<FromPrice>(sql`
    SELECT option_id, currency, lead, sellable, min(amount)::text AS amount, min(amount) < max(amount) AS varies,
      (array_agg(until ORDER BY amount, until DESC))[1]::text AS until
    FROM (
      SELECT o.id AS option_id, o.position, o.is_lead_price AS lead, pr.amount, pr.currency,
        CASE WHEN o.inventory = 'FREESALE' OR o.date_mode = 'NONE'
          THEN pr.from_date <= CASE WHEN o.date_mode = 'NONE' THEN ${today}::date ELSE ${last}::date END
          ELSE free.day IS NOT NULL END AS sellable,
        CASE WHEN free.day IS NOT NULL THEN free.day
          ELSE least(pr.to_date, ${last}::date) END AS until
      FROM options o
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.to_date >= ${today}::date
      LEFT JOIN LATERAL (
        SELECT max(s.local_date) AS day FROM slots s
        WHERE o.inventory <> 'FREESALE' AND o.date_mode <> 'NONE'
          AND s.option_id = o.id AND s.local_date BETWEEN pr.from_date AND pr.to_date
          AND NOT s.closed AND s.capacity > s.held + s.sold AND ${isBeforeCutoff}
      ) AS free ON true
      WHERE o.product_id = ${productId} AND o.discontinued_at IS NULL
    ) AS found
    GROUP BY option_id, position, currency, lead, sellable
    ORDER BY position, sellable DESC
  `)
  return [...new Map(rows.toReversed().map((row) => [row.option_id, row])).values()].toReversed()
}

/**
 * Returns the option with the product's lowest price: bookable options first, then those that are what its name says, then
 * the first of equals.
 */
export function cheapest(prices: readonly FromPrice[]): FromPrice | null {
  const sorted = prices.toSorted(
    (a, b) =>
      Number(b.sellable) - Number(a.sellable) ||
      Number(b.lead) - Number(a.lead) ||
      Number(a.amount) - Number(b.amount),
  )
  return sorted[0] ?? null
}
