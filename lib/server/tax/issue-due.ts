import { z } from 'zod'
import { database } from '@/lib/server/db/client'
import { lockOrder } from '@/lib/server/orders/repo'
import type { OutboxHandler } from '@/lib/server/outbox/handlers'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { issueCreditNote, issueInvoice } from './issue'

const payload = z.union([z.object({ order_id: z.uuid() }), z.object({ refund_id: z.uuid() })])

/**
 * Issues the tax document that a payment or a refund made due, once.
 * @throws Error if this process lacks the shop's tax settings; the row is then retried
 */
export const issueDue: OutboxHandler = async (raw) => {
  const due = payload.parse(raw)
  const found = 'refund_id' in due ? await findRefund(due.refund_id) : null
  const orderId = 'order_id' in due ? due.order_id : found?.attempt.orderId
  // Only the capture that paid for the order has an invoice.
  if (!orderId || (found && found.capture.outcome !== 'paid')) return
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) return
    if (found) await issueCreditNote(db, order, found.refund)
    else await issueInvoice(db, order)
  })
}
