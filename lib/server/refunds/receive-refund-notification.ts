import { ApiError } from '@/lib/contract/error'
import { database, type Transaction } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import { limit } from '@/lib/server/http/rate-limit'
import { lockOrder } from '@/lib/server/orders/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { insertEvent, orderOfCapture } from '@/lib/server/payments/capture-repo'
import type { RefundNotification } from '@/lib/server/payments/port'
import { type FoundRefund, findRefund, refundsMadeAs } from '@/lib/server/payments/refund-repo'
import { recordReturned } from './returned-refund'
import { settleIn } from './settle-refund'
import { endUnknownRefund, failUnknownRefund, queueUnknownRefund, type UnknownRefund } from './unknown-refund'

/**
 * Whether a notification is about the refund as the shop has it, and not about another try. A pending refund with a
 * reference was rejected and requested again: the reference is of the earlier try.
 */
function isAboutCurrentTry({ refund }: FoundRefund, { refunded }: RefundNotification): boolean {
  const known = refund.gatewayReference
  const isSame = known === null || known === refunded.gatewayReference
  return refund.state === 'pending' && known !== null ? refunded.state === 'succeeded' && !isSame : isSame
}

/**
 * Processes a notification about what no open refund of the shop is: it was made in the gateway's portal, twice, or by a
 * try that the shop has given up. What staff have recorded with its reference is known.
 */
async function receiveOther(
  db: Transaction,
  { money, ...refund }: UnknownRefund,
  state: RefundNotification['refunded']['state'],
  isTry: boolean,
): Promise<void> {
  const now = new Date()
  const known = await refundsMadeAs(db, refund.gateway, refund.gatewayReference)
  if (state === 'failed') {
    for (const [index, made] of known.entries())
      await recordReturned(db, made.refund.id, refund.gatewayReference, now, index + 1)
    // A try that fails is over.
    const fail = isTry ? endUnknownRefund : failUnknownRefund
    return fail(db, { ...refund, money }, now, known.length + 1)
  }
  if (isTry && state === 'processing') return
  const covered = known.reduce((sum, made) => sum + made.refund.amount, 0)
  if (known.length > 0 && (!money || money.amount <= covered)) return
  const rest = money && { ...money, amount: money.amount - covered }
  await queueUnknownRefund(db, { ...refund, money: rest }, now)
}

/**
 * Processes a gateway's signed notification about a refund. One of a capture that the shop does not have is the shop's
 * only if it has a key; other software may use the same account.
 * @throws ApiError NOTIFICATION_REJECTED if the refund belongs to another gateway or another capture; RATE_LIMITED after
 *   many about refunds that the shop does not have
 */
export async function receiveRefundNotification(
  gateway: string,
  notification: RefundNotification,
): Promise<void> {
  const { refundKey, captureReference, eventId, refunded, money } = notification
  const { gatewayReference = '', state } = refunded
  const found = refundKey && isUuid(refundKey) ? await findRefund(refundKey) : null
  if (found && (found.attempt.gateway !== gateway || found.capture.gatewayReference !== captureReference))
    throw new ApiError('NOTIFICATION_REJECTED')
  const paid = found?.attempt ?? (await orderOfCapture(database(), gateway, captureReference))
  if (!found) {
    if (!gatewayReference || (!paid && refundKey === null)) return
    await limit('notification-unknown', gateway)
  }
  const invoiceNumber = paid?.invoiceNumber ?? ''
  await database().transaction(async (db) => {
    if (paid) await lockOrder(db, paid.orderId)
    const now = new Date()
    const current = found && (await findRefund(found.refund.id, db))
    if (current && isAboutCurrentTry(current, notification)) {
      if (await insertEvent(db, { gateway, eventId, invoiceNumber, verified: true, receivedAt: now }))
        await settleIn(db, current, refunded, now)
      return
    }
    const amount = current ? { amount: current.refund.amount, currency: current.refund.currency } : undefined
    const other = { gateway, invoiceNumber, gatewayReference, money: money ?? amount }
    if (gatewayReference) await receiveOther(db, other, state, current !== null)
  })
  wakeOutbox()
}
