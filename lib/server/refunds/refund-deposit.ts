import { moneyOf } from '@/lib/domain/money'
import type { Transaction } from '@/lib/server/db/client'
import { insertDepositReturn } from '@/lib/server/orders/deposit-repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { requestRefund } from './request-refund'

interface DepositRefund {
  orderId: string
  bookingId: string
  attempt: AttemptRow
  /** The refunded amount, in minor units of the charge. */
  amount: number
  withheld: number
  staffMember: string
  /** Required if an amount is withheld. */
  reason: string | null
}

/**
 * Refunds the deposit of a booking whose thing is back, in full or less a withheld amount, in the transaction that
 * records the return. Does nothing if no deposit is left. The database allows it once for each booking.
 */
export async function refundDeposit(db: Transaction, refund: DepositRefund): Promise<void> {
  const { orderId, bookingId, attempt, amount, withheld, staffMember, reason } = refund
  if (amount + withheld === 0) return
  const { currency } = attempt
  const refundId = await requestRefund(db, {
    attemptId: attempt.id,
    bookingId,
    amount,
    currency,
    reason: 'deposit',
  })
  await insertDepositReturn(db, {
    bookingId,
    amount,
    withheldAmount: withheld,
    currency,
    refundId,
    staffMember,
    reason,
  })
  await recordStaffAction(db, { staffMember }, orderId, 'return-deposit', {
    booking: bookingId,
    back: moneyOf(amount, currency),
    withheld: moneyOf(withheld, currency),
    reason: reason ?? '',
  })
}
