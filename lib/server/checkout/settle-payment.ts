import { database, type Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { reacquireHold, releasePlaces } from '@/lib/server/inventory/hold-slots'
import { noteCharges } from '@/lib/server/orders/record-charges'
import {
  type BookingRow,
  bookingsOf,
  lockOrder,
  type OrderRow,
  sellingRules,
  setStatus,
} from '@/lib/server/orders/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import type { PaymentResult } from '@/lib/server/payments/port'
import {
  type AttemptRow,
  countFailures,
  findAttempt,
  insertCapture,
  insertEvent,
  isOpen,
  openAttempt,
  updateAttempt,
} from '@/lib/server/payments/repo'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import { fulfil } from './fulfil'
import { earliestCutoff } from './payment-deadline'

/** The gateway's event that brought a finding; the same one twice settles nothing twice. */
export interface InboundEvent {
  gateway: string
  eventId: string
  verified: boolean
}

type Money = NonNullable<PaymentResult['money']>

interface Settlement {
  db: Transaction
  order: OrderRow
  bookings: BookingRow[]
  attempt: AttemptRow
  now: Date
}

/** So many payments of an order may come to nothing; then its places go to others. */
const MOST_FAILURES = 10

async function failWhenUsedUp({ db, order, bookings }: Settlement): Promise<void> {
  if (!bookings.every(({ status }) => status === 'pending')) return
  if ((await countFailures(db, order.id)) < MOST_FAILURES) return
  const ids = bookings.map(({ id }) => id)
  await setStatus(db, ids, 'failed', 'system', 'payment attempts used up')
  await releasePlaces(db, ids)
}

/** Money that buys nothing goes back whole. */
async function refundCapture(settlement: Settlement, money: Money, reason: string): Promise<void> {
  const { db, attempt, now } = settlement
  await requestRefund(db, { attemptId: attempt.id, ...money, reason })
  const state = isOpen(attempt) ? 'failed' : attempt.state
  await updateAttempt(db, attempt.id, { state, settledAt: now, nextInquiryAt: null })
  if (isOpen(attempt)) await failWhenUsedUp(settlement)
}

/** Whether the order can still be had: its places are held, or, after a time-out, can be held again. */
async function canStillFulfil({ db, order, bookings, now }: Settlement): Promise<boolean> {
  if (bookings.every(({ status }) => status === 'pending')) return true
  if (!bookings.every(({ status }) => status === 'timeout')) return false
  const rules = await sellingRules(db, order.id)
  const cutoff = earliestCutoff(
    bookings.map(({ id, startsAt, localTime }) => ({
      startsAt,
      localTime,
      cutoffMinutes: rules.find(({ bookingId }) => bookingId === id)?.cutoffMinutes ?? 0,
    })),
  )
  if (cutoff && cutoff <= now) return false
  return reacquireHold(
    db,
    bookings.map(({ id }) => id),
  )
}

async function refundFailed(
  { db, attempt }: Settlement,
  failed: readonly BookingRow[],
  charged: ReadonlyMap<string, number>,
): Promise<void> {
  const { id: attemptId, currency } = attempt
  for (const { id: bookingId } of failed) {
    const amount = charged.get(bookingId) ?? 0
    await requestRefund(db, { attemptId, bookingId, amount, currency, reason: 'not supplied' })
  }
}

async function confirmOrder(settlement: Settlement): Promise<void> {
  const { db, order, bookings, attempt, now } = settlement
  const live = await openAttempt(order.id, db)
  if (live && live.id !== attempt.id) await updateAttempt(db, live.id, { state: 'cancelled', settledAt: now })
  await updateAttempt(db, attempt.id, { state: 'paid', settledAt: now, nextInquiryAt: null })
  const charged = await noteCharges(db, order, bookings, attempt)
  const late = bookings.some(({ status }) => status === 'timeout')
  const failed = await fulfil(db, order, bookings, late ? 'system' : 'gateway', now)
  await refundFailed(settlement, failed, charged)
}

async function recordCapture(
  settlement: Settlement,
  finding: PaymentResult & { money: Money },
): Promise<void> {
  const { db, order, attempt, now } = settlement
  const { money, gatewayReference = null } = finding
  const isNew = await insertCapture(db, {
    attemptId: attempt.id,
    ...money,
    gatewayReference,
    capturedAt: now,
  })
  if (!isNew) return
  if (gatewayReference) await updateAttempt(db, attempt.id, { gatewayReference })
  if (money.amount !== attempt.amount || money.currency !== attempt.currency) {
    log.error(
      {
        order: order.reference,
        invoice: attempt.invoiceNumber,
        expected: { amount: attempt.amount, currency: attempt.currency },
        taken: money,
      },
      'a gateway took another amount than was asked',
    )
    return refundCapture(settlement, money, 'wrong amount')
  }
  if (await canStillFulfil(settlement)) return confirmOrder(settlement)
  log.warn({ order: order.reference, invoice: attempt.invoiceNumber }, 'money came for what cannot be had')
  return refundCapture(settlement, money, 'too late')
}

async function settle(settlement: Settlement, finding: PaymentResult): Promise<void> {
  const { db, order, attempt, now } = settlement
  const { state, money } = finding
  if (state === 'paid') {
    if (money) return recordCapture(settlement, { ...finding, money })
    log.error({ order: order.reference, invoice: attempt.invoiceNumber }, 'paid, but no amount is said')
    return
  }
  if (state === 'pending') {
    if (attempt.state === 'created') await updateAttempt(db, attempt.id, { state })
    return
  }
  const change = isOpen(attempt) ? { state, settledAt: now } : { nextInquiryAt: null }
  await updateAttempt(db, attempt.id, change)
  if (isOpen(attempt)) await failWhenUsedUp(settlement)
}

/**
 * The one way into 'paid': what a verified notice or an inquiry says of a payment becomes true of its order.
 * It may come twice, late, or out of order. Money that buys nothing is written down and goes back.
 * @param finding from a verified notice or from an inquiry, never from the browser
 */
export async function settlePayment(
  invoice: string,
  finding: PaymentResult,
  event?: InboundEvent,
  now = new Date(),
): Promise<void> {
  const known = await findAttempt(invoice)
  if (!known) {
    log.warn({ invoice, event }, 'word of a payment that nobody asked for')
    return
  }
  await database().transaction(async (db) => {
    const order = await lockOrder(db, known.orderId)
    const attempt = await findAttempt(invoice, db)
    if (!order || !attempt) return
    const isNew = !event || (await insertEvent(db, { ...event, invoiceNumber: invoice, receivedAt: now }))
    if (!isNew && event?.verified) return
    const bookings = await bookingsOf([order.id], db)
    await settle({ db, order, bookings, attempt, now }, finding)
  })
  wakeOutbox()
}
