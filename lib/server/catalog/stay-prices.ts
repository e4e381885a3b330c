import type { Currency } from '@/lib/domain/currency'
import { addDays, type LocalDate } from '@/lib/domain/local-date'
import type { Rates } from '@/lib/domain/money'
import { type StayPrice, stayPrice } from '@/lib/domain/stay-price'
import { priceView } from './prices'
import { staysBetween } from './stay-repo'

/**
 * The lowest total of each product that sells nights, for the nights between two days or the night of the one
 * day; as few rooms as it sells. Products that have no room on some night are not in it.
 */
export async function stayPrices(
  productIds: readonly string[],
  { from, to }: { from: LocalDate; to: LocalDate },
  currency: Currency,
  rates: Rates,
): Promise<Map<string, StayPrice>> {
  const price = priceView(rates, currency)
  const rows = await staysBetween(productIds, from, to > from ? to : addDays(from, 1))
  const found = new Map<string, StayPrice>()
  for (const { product_id: id, min_units: rooms, currency: source, amounts } of rows) {
    const stay = stayPrice(
      amounts.map((amount) => price({ amount, currency: source })),
      rooms,
    )
    const known = found.get(id)
    if (!known || stay.total.amount < known.total.amount) found.set(id, stay)
  }
  return found
}
