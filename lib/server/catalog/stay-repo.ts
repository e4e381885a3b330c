import { sql } from 'drizzle-orm'
import { daysBetween, type LocalDate } from '@/lib/domain/local-date'
import { database } from '@/lib/server/db/client'
import { REFUNDABLE } from '@/lib/server/search/refundable-repo'

export interface StayRow extends Record<string, unknown> {
  product_id: string
  option_id: string
  min_units: number
  currency: string
  /** Whether it offers free cancellation. */
  refundable: boolean
  /** Price of a room per night, in minor units. */
  amounts: string[]
}

/**
 * Returns the stay options with a room on every night from arrival to departure, with the price of each
 * night.
 * @param refundable only options with free cancellation
 */
export async function staysBetween(
  productIds: readonly string[],
  arrival: LocalDate,
  departure: LocalDate,
  refundable: boolean,
): Promise<StayRow[]> {
  const { rows } = await database().execute<StayRow>(sql`
    SELECT o.product_id, o.id AS option_id, o.min_units, min(pr.currency) AS currency, ${REFUNDABLE} AS refundable,
      array_agg(pr.amount::text ORDER BY s.local_date) AS amounts
    FROM options o
    JOIN cancellation_policies cp ON cp.code = o.policy_code
    JOIN units u ON u.option_id = o.id AND u.position = 0
    JOIN slots s ON s.option_id = o.id AND s.local_date >= ${arrival}::date AND s.local_date < ${departure}::date
      AND NOT s.closed AND s.capacity - s.held - s.sold >= o.min_units
    JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code
      AND s.local_date BETWEEN pr.from_date AND pr.to_date
    WHERE o.product_id = ANY (${sql.param([...productIds])}::text[])
      AND o.inventory = 'NIGHTLY' AND o.discontinued_at IS NULL ${refundable ? sql`AND ${REFUNDABLE}` : sql``}
    GROUP BY o.id, cp.code
    HAVING count(*) = ${daysBetween(arrival, departure)}
    ORDER BY o.position
  `)
  return rows
}
