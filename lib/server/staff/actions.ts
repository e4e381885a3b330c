import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import { expireHolds, expireOrder } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { database } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import { lockOrder, type OrderRow } from '@/lib/server/orders/repo'
import { askAboutAll, attemptsOf, invoiceOfNotice, recordStaffAction } from '@/lib/server/orders/staff-repo'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import type { PaymentResult } from '@/lib/server/payments/port'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { findRefund, leftFor, leftOf, retryRefund } from '@/lib/server/payments/refund-repo'
import { type AttemptRow, findAttempt, paidAttempt } from '@/lib/server/payments/repo'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import { pollRefunds, settleRefund } from '@/lib/server/refunds/send-refund'

interface By {
  operator: string
}

/**
 * Gives some of an order's money back that no cancellation owes, e.g. for a tour that went badly.
 * @throws ApiError NOTHING_TO_REFUND where the order is not paid in that currency, or less of it is
 *   left, or of what its booking cost
 */
export async function refundSome(
  orderId: string,
  money: Money,
  by: By,
  { bookingId, reason }: { bookingId?: string; reason: string },
): Promise<void> {
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) throw new ApiError('ORDER_NOT_FOUND')
    const attempt = await paidAttempt(db, order.id)
    const of = (paid: AttemptRow) =>
      bookingId ? leftFor(db, paid, bookingId) : leftOf(db, paid.id, paid.amount)
    const left = attempt?.currency === money.currency ? await of(attempt) : 0
    if (!attempt || money.amount <= 0 || money.amount > left)
      throw new ApiError('NOTHING_TO_REFUND', { values: { left } })
    await requestRefund(db, { attemptId: attempt.id, bookingId, ...money, reason })
    await recordStaffAction(db, by, order.id, 'refund', { ...money, booking: bookingId ?? null, reason })
  })
  wakeOutbox()
}

export type RefundOutcome = 'done' | 'failed' | 'again'

/**
 * Says what became of an order's refund that a person saw to, or has the gateway asked again for one that it refused.
 * @throws ApiError NOT_FOUND where the order has no such refund; REFUND_NOT_OPEN where it is over already, or was not
 *   refused; NOTHING_TO_REFUND where its booking got back in another way what would be given back again
 */
export async function recordRefundOutcome(
  { orderId, id }: { orderId: string; id: string },
  answer: RefundOutcome,
  by: By,
  reason: string,
): Promise<void> {
  const found = isUuid(id) ? await findRefund(id) : null
  if (found?.attempt.orderId !== orderId) throw new ApiError('NOT_FOUND')
  const { refund, attempt } = found
  const open = refund.state === 'requested' || refund.state === 'sent'
  if (answer === 'again' ? refund.state !== 'failed' : !open) throw new ApiError('REFUND_NOT_OPEN')
  const details = { refund: id, amount: refund.amount, currency: refund.currency, reason }
  await database().transaction(async (db) => {
    await lockOrder(db, attempt.orderId)
    await recordStaffAction(db, by, attempt.orderId, `refund-${answer}`, details)
    if (answer !== 'again') return
    const { bookingId } = refund
    const left = bookingId ? await leftFor(db, attempt, bookingId) : refund.amount
    if (refund.amount > left) throw new ApiError('NOTHING_TO_REFUND', { values: { left } })
    if (!(await retryRefund(db, id))) throw new ApiError('REFUND_NOT_OPEN')
    await insertOutbox(db, 'refund', { refund_id: id })
  })
  if (answer !== 'again') await settleRefund(found, { state: answer, gatewayReference: reason || null })
  wakeOutbox()
}

/**
 * Does again what a gateway's notice should have done: asks the gateway about its payment, and settles that.
 * @param named the gateway's id of the notice, or our invoice number
 * @returns what the gateway says; null where it cannot be asked
 * @throws ApiError NOT_FOUND where neither is known
 */
export async function replayNotice(named: string, by: By): Promise<PaymentResult | null> {
  const attempt = (await findAttempt(named)) ?? (await findAttempt((await invoiceOfNotice(named)) ?? ''))
  if (!attempt) throw new ApiError('NOT_FOUND')
  const finding = await queryPayment(attempt, 'status')
  const details = { invoice: attempt.invoiceNumber, state: finding?.state ?? null }
  await database().transaction((db) => recordStaffAction(db, by, attempt.orderId, 'replay-notice', details))
  if (finding) await settlePayment(attempt.invoiceNumber, finding)
  return finding
}

/** Asks the gateways about one order's payments, or about all that are open, and times out what is overdue. */
export async function reconcileNow(order: OrderRow | null, by: By, now = new Date()): Promise<number> {
  const attempts = order ? await attemptsOf(order.id) : []
  const asked = order ? attempts.length : await askAboutAll(now)
  await database().transaction((db) => recordStaffAction(db, by, order?.id ?? null, 'reconcile', { asked }))
  if (!order) {
    await reconcile(now, asked)
    await expireHolds(now)
    await pollRefunds(now)
    return asked
  }
  for (const { attempt } of attempts) {
    const finding = await queryPayment(attempt, 'status')
    if (finding) await settlePayment(attempt.invoiceNumber, finding, undefined, now)
  }
  await expireOrder(order.id, now)
  return asked
}
