import { getCurrencies } from '@/lib/api/queries/preferences'
import { HOLD_MINUTES } from '@/lib/domain/hold'
import { env } from '@/lib/env'

/** Values that content pages insert from the code, so that the text cannot contradict the shop. */
export function shopFacts() {
  return { shop: env.SHOP_NAME, minutes: HOLD_MINUTES }
}

/** The same with the number of currencies; 0 if none is listed. */
export async function listedFacts() {
  const currencies = await getCurrencies()
  return { ...shopFacts(), currencies: currencies.length }
}
