import { CURRENCIES } from '@/lib/domain/currency'
import { HOLD_MINUTES } from '@/lib/domain/hold'
import { env } from '@/lib/env'

/** Values that content pages insert from the code, so that the text cannot contradict the shop. */
export function shopFacts() {
  return { shop: env.SHOP_NAME, minutes: HOLD_MINUTES, currencies: CURRENCIES.length }
}
