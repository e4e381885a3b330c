import { ApiError } from '@/lib/contract/error'
import type { Money } from '@/lib/domain/money'
import type { UnmatchedResolution } from '@/lib/domain/payment'
import { expireHolds, expireOrder } from '@/lib/server/checkout/expire-holds'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { database, type Transaction } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import { mailRefundRequested } from '@/lib/server/orders/order-mails'
import { lockOrder, type OrderRow } from '@/lib/server/orders/repo'
import {
  attemptsOf,
  invoiceOfNotification,
  recordStaffAction,
  resolveUnmatchedCapture,
  scheduleStatusQueries,
} from '@/lib/server/orders/staff-repo'
import { CAPTURE_REFUND_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox, resumeRows } from '@/lib/server/outbox/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { findGateway, isAutomatic, paymentLabel } from '@/lib/server/payments'
import { clockFrom } from '@/lib/server/payments/clock'
import type { PaymentResult } from '@/lib/server/payments/port'
import { queryPayment } from '@/lib/server/payments/query-payment'
import {
  type FoundRefund,
  findRefund,
  isReferenceInUse,
  leftFor,
  leftOf,
  leftOfCapture,
  retryRefund,
} from '@/lib/server/payments/refund-repo'
import { type AttemptRow, findAttempt, paidAttempt } from '@/lib/server/payments/repo'
import { requireNotGranted, requireOwnReference } from '@/lib/server/refunds/refund-reference'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import { pollRefunds } from '@/lib/server/refunds/send-refund'
import { recordEnd } from '@/lib/server/refunds/settle-refund'

interface By {
  staffMember: string
}

/**
 * Requests a goodwill refund for an order or one of its bookings, e.g. for a tour that went badly, and mails the customer.
 * @throws ApiError NOTHING_TO_REFUND if the order was not paid in that currency, or the amount exceeds what
 *   is left of the payment or of the booking's charge
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
    const remainingOf = (paid: AttemptRow) =>
      bookingId ? leftFor(db, paid, bookingId) : leftOf(db, paid.id, paid.amount)
    const left = attempt?.currency === money.currency ? await remainingOf(attempt) : 0
    if (!attempt || money.amount <= 0 || money.amount > left)
      throw new ApiError('NOTHING_TO_REFUND', { values: { left } })
    await requestRefund(db, { attemptId: attempt.id, bookingId, ...money, reason })
    await mailRefundRequested(db, order, money, {
      method: paymentLabel(attempt.optionKey, order.locale),
      isByHand: !isAutomatic(findGateway(attempt.gateway), money, attempt),
    })
    await recordStaffAction(db, by, order.id, 'refund', { ...money, booking: bookingId ?? null, reason })
  })
  wakeOutbox()
}

export const REFUND_OUTCOMES = ['done', 'elsewhere', 'failed', 'again'] as const
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number]

interface RefundNotes {
  reason?: string
  /** By which the gateway knows what staff have made there. */
  reference?: string
}

/**
 * Returns the gateway's reference of a refund that staff have made there: what they state, or that of its try under way.
 * @throws ApiError REFUND_REFERENCE_MISSING if it is not known and the gateway reports its refunds by it;
 *   REFUND_REFERENCE_REFUSED if it cannot be of this refund
 */
async function referenceOfDone(
  db: Transaction,
  found: FoundRefund,
  { reference = '' }: RefundNotes,
): Promise<string | null> {
  const { refund, attempt } = found
  const underWay = refund.state === 'processing' ? refund.gatewayReference : null
  const stated = reference.trim() || underWay
  if (!stated && findGateway(attempt.gateway)?.fetchRefund) throw new ApiError('REFUND_REFERENCE_MISSING')
  if (stated) await requireOwnReference(db, found, stated)
  return stated
}

/**
 * Records the outcome of a manually processed refund, also of one that the gateway rejected, or retries that one: 'done'
 * at the gateway, e.g. in its portal, or paid 'elsewhere', e.g. by bank transfer or in cash.
 * @throws ApiError NOT_FOUND if the order has no such refund; REFUND_NOT_OPEN if it is closed or, for a
 *   retry, was not rejected; NOTHING_TO_REFUND if its money has meanwhile been refunded in another way, or granted;
 *   REFUND_REFERENCE_MISSING or REFUND_REFERENCE_REFUSED if it is 'done' and its reference is unknown or of another refund
 */
export async function recordRefundOutcome(
  { orderId, id }: { orderId: string; id: string },
  outcome: RefundOutcome,
  by: By,
  notes: RefundNotes = {},
): Promise<void> {
  const known = isUuid(id) ? await findRefund(id) : null
  if (known?.attempt.orderId !== orderId) throw new ApiError('NOT_FOUND')
  await database().transaction(async (db) => {
    await lockOrder(db, orderId)
    // The gateway may have answered meanwhile.
    const found = await findRefund(id, db)
    if (!found) throw new ApiError('NOT_FOUND')
    const { refund, attempt, capture } = found
    const isPaid = outcome === 'done' || outcome === 'elsewhere'
    const isRejected = refund.state === 'failed'
    const isOpen = refund.state === 'pending' || refund.state === 'processing'
    if (outcome === 'again' ? !isRejected : !isOpen && !(isRejected && isPaid))
      throw new ApiError('REFUND_NOT_OPEN')
    if (outcome !== 'failed') await requireNotGranted(db, attempt.gateway, refund.gatewayReference)
    const { amount, currency, bookingId } = refund
    const reference = outcome === 'done' ? await referenceOfDone(db, found, notes) : null
    await recordStaffAction(db, by, orderId, `refund-${outcome}`, {
      refund: id,
      amount,
      currency,
      reference,
      reason: notes.reason ?? '',
    })
    if (isRejected) {
      const left = bookingId ? await leftFor(db, attempt, bookingId) : await leftOfCapture(db, capture)
      if (amount > left) throw new ApiError('NOTHING_TO_REFUND', { values: { left } })
      // What staff have made at the gateway after a rejection has a reference of its own, or none.
      await retryRefund(db, id, outcome === 'done' ? null : undefined)
    }
    if (outcome === 'again')
      return insertOutbox(db, CAPTURE_REFUND_DUE, { refund_id: id, gateway: attempt.gateway })
    await recordEnd(db, found, {
      state: isPaid ? 'succeeded' : 'failed',
      gatewayReference: reference,
      isElsewhere: outcome === 'elsewhere',
    })
  })
  wakeOutbox()
}

/**
 * Replays a gateway's notification: queries the status of its payment and settles it.
 * @param id the gateway's event id, or the shop's invoice number
 * @returns the gateway's result; null if it is unreachable
 * @throws ApiError NOT_FOUND if neither is known
 */
export async function replayNotification(id: string, by: By): Promise<PaymentResult | null> {
  const attempt = (await findAttempt(id)) ?? (await findAttempt((await invoiceOfNotification(id)) ?? ''))
  if (!attempt) throw new ApiError('NOT_FOUND')
  const result = await queryPayment(attempt, 'status')
  const details = { invoice: attempt.invoiceNumber, state: result?.state ?? null }
  await database().transaction((db) => recordStaffAction(db, by, attempt.orderId, 'replay-notice', details))
  if (result) await settlePayment(attempt.invoiceNumber, result)
  return result
}

/**
 * Records that staff have resolved a capture or a refund that no order has, and how: e.g. by a refund in the gateway's
 * portal.
 * @throws ApiError NOT_FOUND if there is no such open capture; REFUND_REFERENCE_REFUSED if a refund that is granted is
 *   that of an open one of the shop
 */
export async function resolveCapture(
  id: string,
  by: By,
  reason: string,
  resolution: UnmatchedResolution = 'gateway',
  now = new Date(),
): Promise<void> {
  if (!isUuid(id)) throw new ApiError('NOT_FOUND')
  await database().transaction(async (db) => {
    const resolved = await resolveUnmatchedCapture(db, id, resolution, now)
    if (!resolved) throw new ApiError('NOT_FOUND')
    const { gateway, gatewayReference } = resolved
    if (resolution === 'goodwill' && (await isReferenceInUse(db, gateway, gatewayReference)))
      throw new ApiError('REFUND_REFERENCE_REFUSED')
    await recordStaffAction(db, by, null, 'resolve-capture', { capture: id, resolution, reason })
  })
}

/**
 * Makes failing outbox rows due at once, also those that were given up.
 * @param id all of them if null
 * @param kinds those of any if null
 * @returns how many there were
 */
export async function resumeOutbox(
  id: number | null,
  by: By,
  kinds: readonly string[] | null = null,
): Promise<number> {
  const resumed = await database().transaction(async (db) => {
    const rows = await resumeRows(db, id, kinds)
    if (rows > 0) await recordStaffAction(db, by, null, 'resume-outbox', { row: id, rows })
    return rows
  })
  if (resumed > 0) wakeOutbox()
  return resumed
}

/** Queries the gateways about one order's payments, or about all open ones, and expires overdue orders. */
export async function reconcileNow(order: OrderRow | null, by: By, now = new Date()): Promise<number> {
  const attempts = order ? await attemptsOf(order.id) : []
  const queried = order ? attempts.length : await scheduleStatusQueries(now)
  await database().transaction((db) =>
    recordStaffAction(db, by, order?.id ?? null, 'reconcile', { asked: queried }),
  )
  if (!order) {
    await reconcile(now)
    await expireHolds(now)
    await pollRefunds(now)
    return queried
  }
  const clock = clockFrom(now)
  for (const attempt of attempts) {
    const result = await queryPayment(attempt, 'status')
    if (result) await settlePayment(attempt.invoiceNumber, result, undefined, clock())
  }
  await expireOrder(order.id, now)
  return queried
}
