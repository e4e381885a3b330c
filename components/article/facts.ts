import { CURRENCIES } from '@/lib/domain/currency'
import { HOLD_MINUTES } from '@/lib/domain/hold'
import { env } from '@/lib/env'

/** What the words of the written pages take from the shop itself, so that they cannot say something else. */
export function shopFacts() {
  return { shop: env.SHOP_NAME, minutes: HOLD_MINUTES, currencies: CURRENCIES.length }
}
