import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import { addDays, daysBetween, type LocalDate } from '@/lib/domain/local-date'
import type { Rates } from '@/lib/domain/money'
import type { ProductFilter } from './product-filter'
import { REFUNDABLE } from './refundable-repo'
import { shownPrice } from './shown-price-repo'

/** The nights between two days; the day's own night if both are the same. */
export function nightsOf({ from, to }: { from: LocalDate; to: LocalDate }) {
  return { arrival: from, departure: to > from ? to : addDays(from, 1) }
}

/**
 * SQL for the lowest stay total of `product_search_index s` as
 * its card shows it: summed per night, in one currency.
 */
function stayTotal(
  dates: { from: LocalDate; to: LocalDate },
  refundable: boolean,
  currency: Currency,
  rates: Rates,
): SQL {
  const { arrival, departure } = nightsOf(dates)
  const night = shownPrice(currency, rates, { amount: 'pr.amount', currency: 'pr.currency' })
  return sql`(
    SELECT min(total) FROM (
      SELECT sum(${night}) * o.min_units AS total
      FROM options o
      JOIN cancellation_policies cp ON cp.code = o.policy_code
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN slots sl ON sl.option_id = o.id AND sl.local_date >= ${arrival}::date
        AND sl.local_date < ${departure}::date AND NOT sl.closed AND sl.capacity - sl.held - sl.sold >= o.min_units
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code
        AND sl.local_date BETWEEN pr.from_date AND pr.to_date
      WHERE o.product_id = s.product_id AND o.inventory = 'NIGHTLY' AND o.discontinued_at IS NULL
        ${refundable ? sql`AND ${REFUNDABLE}` : sql``}
      GROUP BY o.id HAVING count(*) = ${daysBetween(arrival, departure)}::int
    ) AS rates
  )`
}

/**
 * SQL for the price that the card of `product_search_index s` shows, in minor units of a currency as a double: the
 * stay total if the nights are known, otherwise the lowest price.
 */
export function namedPrice({ dates, features }: ProductFilter, currency: Currency, rates: Rates): SQL {
  const usual = shownPrice(currency, rates)
  if (!dates) return usual
  const total = stayTotal(dates, features.includes('free_cancellation'), currency, rates)
  return sql`CASE WHEN s.nightly THEN coalesce(${total}, ${usual}) ELSE ${usual} END`
}
