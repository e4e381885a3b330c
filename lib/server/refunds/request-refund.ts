import type { Transaction } from '@/lib/server/db/client'
import { CAPTURE_REFUND_DUE, REFUND_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { gatewayOfAttempt, insertRefund, paidCaptureId } from '@/lib/server/payments/refund-repo'

interface RefundRequest {
  attemptId: string
  /** By default the capture that paid for the order. */
  captureId?: string
  bookingId?: string
  /** In minor units. */
  amount: number
  currency: string
  reason: string
}

/**
 * Requests a refund of captured money, in the transaction that makes it due.
 * @returns the refund's id; null if the amount is zero
 */
export async function requestRefund(db: Transaction, refund: RefundRequest): Promise<string | null> {
  if (refund.amount === 0) return null
  const captureId = refund.captureId ?? (await paidCaptureId(db, refund.attemptId))
  const id = await insertRefund(db, { ...refund, captureId })
  // A server of the previous release does not know this kind: it would refund the capture that paid.
  const kind = refund.captureId ? CAPTURE_REFUND_DUE : REFUND_DUE
  await insertOutbox(db, kind, { refund_id: id, gateway: await gatewayOfAttempt(db, refund.attemptId) })
  return id
}
