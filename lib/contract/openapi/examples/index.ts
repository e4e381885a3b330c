import { ACCOUNT_EXAMPLES } from './account'
import { AUTH_EXAMPLES } from './auth'
import { CART_EXAMPLES } from './cart'
import { CATALOG_EXAMPLES } from './catalog'
import type { OperationExample } from './example'
import { ORDERS_EXAMPLES } from './orders'
import { REVIEWS_EXAMPLES } from './reviews'
import { SANDBOX_EXAMPLES } from './sandbox'
import { SUPPORT_EXAMPLES } from './support'
import { VOUCHERS_EXAMPLES } from './vouchers'

/** An example of each operation with a JSON response, by name. */
export const EXAMPLES: Readonly<Record<string, OperationExample>> = {
  ...AUTH_EXAMPLES,
  ...ACCOUNT_EXAMPLES,
  ...CATALOG_EXAMPLES,
  ...REVIEWS_EXAMPLES,
  ...SUPPORT_EXAMPLES,
  ...CART_EXAMPLES,
  ...ORDERS_EXAMPLES,
  ...VOUCHERS_EXAMPLES,
  ...SANDBOX_EXAMPLES,
}
