import type { Currency } from '@/lib/domain/currency'
import { addDays, type LocalDate } from '@/lib/domain/local-date'
import type { Rates } from '@/lib/domain/money'
import { type StayPrice, stayPrice } from '@/lib/domain/stay-price'
import { priceView } from './prices'
import { staysBetween } from './stay-repo'

export interface ListedStay extends StayPrice {
  /** The room and rate with this total. */
  optionId: string
  /** Whether the rate with this total offers free cancellation. */
  refundable: boolean
}

/**
 * Returns the lowest total of each stay for the nights between two days, or the one night of a single day,
 * with the minimum number of rooms. Omits products without a room on every night.
 * @param free only rates with free cancellation
 */
export async function stayPrices(
  productIds: readonly string[],
  { from, to }: { from: LocalDate; to: LocalDate },
  currency: Currency,
  rates: Rates,
  free: boolean,
): Promise<Map<string, ListedStay>> {
  const price = priceView(rates, currency)
  const rows = await staysBetween(productIds, from, to > from ? to : addDays(from, 1), free)
  const found = new Map<string, ListedStay>()
  for (const row of rows) {
    const {
      product_id: id,
      option_id: optionId,
      min_units: rooms,
      currency: source,
      amounts,
      refundable,
    } = row
    const stay = stayPrice(
      amounts.map((amount) => price({ amount, currency: source })),
      rooms,
    )
    const known = found.get(id)
    const dearer = known ? known.total.amount - stay.total.amount : 1
    if (dearer > 0 || (dearer === 0 && refundable)) found.set(id, { ...stay, optionId, refundable })
  }
  return found
}
