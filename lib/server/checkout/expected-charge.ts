import { ApiError } from '@/lib/contract/error'
import { type Money, sameMoney } from '@/lib/domain/money'

/**
 * Requires that what would be charged is what the customer's button showed.
 * @param charge null if the payment option cannot charge now
 * @param expected absent if the client states no charge
 * @throws ApiError PAYMENT_OPTION_UNAVAILABLE; PRICE_CHANGED with `details.total` and `details.charge`
 */
export function requireExpectedCharge(
  total: Money,
  charge: Money | null,
  expected: Money | null | undefined,
): Money {
  if (!charge) throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  if (expected && !sameMoney(charge, expected))
    throw new ApiError('PRICE_CHANGED', { details: { total, charge } })
  return charge
}
