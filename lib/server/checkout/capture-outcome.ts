import type { CaptureOutcome } from '@/lib/domain/payment'
import { reacquireHold } from '@/lib/server/inventory/hold-slots'
import type { PaymentResult } from '@/lib/server/payments/port'
import { paidAttempt } from '@/lib/server/payments/repo'
import { orderCutoff } from './order-cutoff'
import { hasPromoUse } from './promo'
import type { Settlement } from './settlement'

/**
 * Returns what a capture is for. It pays for an order whose places are held or, after a timeout, can be held again, and
 * whose cut-off has not passed and whose promo code has not been used up meanwhile.
 */
export async function outcomeOf(
  { db, order, bookings, attempt, now }: Settlement,
  money: NonNullable<PaymentResult['money']>,
): Promise<CaptureOutcome> {
  if (await paidAttempt(db, order.id)) return 'duplicate'
  if (money.amount !== attempt.amount || money.currency !== attempt.currency) return 'wrong_amount'
  // The account has been deleted, and with it the right to what was ordered.
  if (order.userId === null) return 'order_closed'
  const isHeld = bookings.every(({ status }) => status === 'pending')
  if (!isHeld && !bookings.every(({ status }) => status === 'timeout')) return 'order_closed'
  const cutoff = await orderCutoff(db, order, bookings)
  if (cutoff && cutoff <= now) return 'too_late'
  const ids = bookings.map(({ id }) => id)
  if (isHeld) return 'paid'
  const isAvailable = (await hasPromoUse(db, order.id, order.userId)) && (await reacquireHold(db, ids))
  return isAvailable ? 'paid' : 'too_late'
}
