import type { Transaction } from '@/lib/server/db/client'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { insertRefund } from '@/lib/server/payments/refund-repo'

/**
 * Requests a refund of captured money, in the transaction that makes it due.
 * @returns the refund's id; null if the amount is zero
 */
export async function requestRefund(
  db: Transaction,
  refund: { attemptId: string; bookingId?: string; amount: number; currency: string; reason: string },
): Promise<string | null> {
  if (refund.amount === 0) return null
  const id = await insertRefund(db, refund)
  await insertOutbox(db, 'refund', { refund_id: id })
  return id
}
