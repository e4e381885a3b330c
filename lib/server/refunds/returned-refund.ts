import type { Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { mailRefundFailed } from '@/lib/server/orders/order-mails'
import { lockOrder } from '@/lib/server/orders/repo'
import { paymentLabel } from '@/lib/server/payments'
import { insertUnmatchedCapture } from '@/lib/server/payments/capture-repo'
import { findRefund } from '@/lib/server/payments/refund-repo'

/**
 * Records that the money of a refund came back after the refund had succeeded, since the customer's bank did not accept
 * it. The refund stays as it was; the money waits for staff, who pay it in another way. The customer gets a mail.
 * @param gatewayReference of the refund at the gateway
 * @param position of its money among that with the same reference: one refund of the gateway may be several of the shop
 */
export async function recordReturned(
  db: Transaction,
  refundId: string,
  gatewayReference: string | null,
  now: Date,
  position = 1,
): Promise<void> {
  const found = await findRefund(refundId, db)
  if (found?.refund.state !== 'succeeded' || !gatewayReference) return
  const { refund, attempt } = found
  // What staff paid in another way has not come back: the gateway repeats that it has made no refund.
  if (refund.paidElsewhere || refund.gatewayReference !== gatewayReference) return
  const { amount, currency } = refund
  const isNew = await insertUnmatchedCapture(db, {
    gateway: attempt.gateway,
    invoiceNumber: attempt.invoiceNumber,
    gatewayReference,
    reason: 'returned_refund',
    amount,
    currency,
    position,
    receivedAt: now,
  })
  if (!isNew) return
  log.error(
    { refund: refund.id, gateway: attempt.gateway },
    'refund came back; staff must pay it in another way',
  )
  const order = await lockOrder(db, attempt.orderId)
  if (order) await mailRefundFailed(db, order, refund, paymentLabel(attempt.optionKey, order.locale))
}
