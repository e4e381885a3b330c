import { database, type Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { reacquireHold, releasePlaces } from '@/lib/server/inventory/hold-slots'
import { recordCharges } from '@/lib/server/orders/record-charges'
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

/** The gateway event that carried a payment result. The same verified event is settled only once. */
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

/** After this many failed payments an order fails and its places are released. */
const MAX_FAILURES = 10

async function failWhenUsedUp({ db, order, bookings }: Settlement): Promise<void> {
  if (!bookings.every(({ status }) => status === 'pending')) return
  if ((await countFailures(db, order.id)) < MAX_FAILURES) return
  const ids = bookings.map(({ id }) => id)
  await setStatus(db, ids, 'failed', 'system', 'payment attempts used up')
  await releasePlaces(db, ids)
}

/** Refunds a capture in full, because it does not pay for the order. */
async function refundCapture(settlement: Settlement, money: Money, reason: string): Promise<void> {
  const { db, attempt, now } = settlement
  await requestRefund(db, { attemptId: attempt.id, ...money, reason })
  const state = isOpen(attempt) ? 'failed' : attempt.state
  await updateAttempt(db, attempt.id, { state, settledAt: now, nextStatusCheckAt: null })
  if (isOpen(attempt)) await failWhenUsedUp(settlement)
}

/** Whether the order can still be fulfilled: its places are held or, after a timeout, can be held again. */
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
  await updateAttempt(db, attempt.id, { state: 'paid', settledAt: now, nextStatusCheckAt: null })
  const charged = await recordCharges(db, order, bookings, attempt)
  const late = bookings.some(({ status }) => status === 'timeout')
  const failed = await fulfil(db, order, bookings, late ? 'system' : 'gateway', now)
  await refundFailed(settlement, failed, charged)
}

async function recordCapture(
  settlement: Settlement,
  result: PaymentResult & { money: Money },
): Promise<void> {
  const { db, order, attempt, now } = settlement
  const { money, gatewayReference = null } = result
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
      'captured amount mismatch; refunding',
    )
    return refundCapture(settlement, money, 'wrong amount')
  }
  if (await canStillFulfil(settlement)) return confirmOrder(settlement)
  log.warn(
    { order: order.reference, invoice: attempt.invoiceNumber },
    'payment captured for unfulfillable order; refunding',
  )
  return refundCapture(settlement, money, 'too late')
}

async function settle(settlement: Settlement, result: PaymentResult): Promise<void> {
  const { db, order, attempt, now } = settlement
  const { state, money } = result
  if (state === 'paid') {
    if (money) return recordCapture(settlement, { ...result, money })
    log.error({ order: order.reference, invoice: attempt.invoiceNumber }, 'paid result without amount')
    return
  }
  if (state === 'pending') {
    if (attempt.state === 'created') await updateAttempt(db, attempt.id, { state })
    return
  }
  const change = isOpen(attempt) ? { state, settledAt: now } : { nextStatusCheckAt: null }
  await updateAttempt(db, attempt.id, change)
  if (isOpen(attempt)) await failWhenUsedUp(settlement)
}

/**
 * The only way into 'paid': applies the result of a verified notification or a status query to its order.
 * Results may be repeated, late or out of order. Captures that cannot pay for the order are recorded and
 * refunded.
 * @param result from a verified notification or a status query, never from the browser
 */
export async function settlePayment(
  invoice: string,
  result: PaymentResult,
  event?: InboundEvent,
  now = new Date(),
): Promise<void> {
  const known = await findAttempt(invoice)
  if (!known) {
    log.warn({ invoice, event }, 'payment notification for unknown invoice')
    return
  }
  await database().transaction(async (db) => {
    const order = await lockOrder(db, known.orderId)
    const attempt = await findAttempt(invoice, db)
    if (!order || !attempt) return
    const isNew = !event || (await insertEvent(db, { ...event, invoiceNumber: invoice, receivedAt: now }))
    if (!isNew && event?.verified) return
    const bookings = await bookingsOf([order.id], db)
    await settle({ db, order, bookings, attempt, now }, result)
  })
  wakeOutbox()
}
