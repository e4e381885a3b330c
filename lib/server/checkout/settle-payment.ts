import { taxSeller } from '@/lib/env'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { releasePlaces } from '@/lib/server/inventory/hold-slots'
import { mailNotSupplied, mailPaymentReturned } from '@/lib/server/orders/order-mails'
import { recordCharges } from '@/lib/server/orders/record-charges'
import { type BookingRow, setStatus } from '@/lib/server/orders/repo'
import { TAX_DOCUMENT_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { findGateway, isAutomatic, paymentLabel } from '@/lib/server/payments'
import {
  type CaptureRow,
  capturesOf,
  countUnmatched,
  countVerifiedEvents,
  findCapture,
  insertCapture,
  insertEvent,
  resolveRecorded,
} from '@/lib/server/payments/capture-repo'
import type { PaymentResult } from '@/lib/server/payments/port'
import {
  countFailures,
  findAttempt,
  isOpen,
  lastInquiry,
  openAttempt,
  updateAttempt,
} from '@/lib/server/payments/repo'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import { outcomeOf } from './capture-outcome'
import { fulfil } from './fulfil'
import { type InboundEvent, type ReportedCapture, reportedCaptures } from './reported-captures'
import { type Settlement, settlementOf } from './settlement'
import { queueForStaff, queueUnknown } from './unmatched-capture'

type Money = NonNullable<PaymentResult['money']>

/** After this many failed payments an order fails and its places are released. */
const MAX_FAILURES = 10

/** Fails an unpaid order after too many failed payments. @returns whether it can still be paid */
async function failWhenUsedUp({ db, order, bookings }: Settlement): Promise<boolean> {
  if (!bookings.every(({ status }) => status === 'pending')) return false
  if ((await countFailures(db, order.id)) < MAX_FAILURES) return true
  const ids = bookings.map(({ id }) => id)
  await setStatus(db, ids, 'failed', 'system', 'payment attempts used up')
  await releasePlaces(db, ids)
  return false
}

/** Refunds what was paid for bookings that could not be supplied, and mails the customer. */
async function refundFailed(
  { db, order, attempt }: Settlement,
  failed: readonly BookingRow[],
  charged: ReadonlyMap<string, number>,
): Promise<void> {
  if (failed.length === 0) return
  const { id: attemptId, currency } = attempt
  const due = failed
    .map(({ id }) => ({ bookingId: id, amount: charged.get(id) ?? 0 }))
    .filter(({ amount }) => amount > 0)
  for (const part of due) await requestRefund(db, { attemptId, ...part, currency, reason: 'not supplied' })
  const gateway = findGateway(attempt.gateway)
  const refund = {
    amount: due.reduce((sum, { amount }) => sum + amount, 0),
    currency,
    isByHand: due.some((part) => !isAutomatic(gateway, part, attempt)),
    method: paymentLabel(attempt.optionKey, order.locale),
  }
  await mailNotSupplied(db, order, failed, due.length > 0 ? refund : null)
}

async function confirmOrder(settlement: Settlement): Promise<void> {
  const { db, order, bookings, attempt, now } = settlement
  const live = await openAttempt(order.id, db)
  if (live && live.id !== attempt.id) await updateAttempt(db, live.id, { state: 'cancelled', settledAt: now })
  await updateAttempt(db, attempt.id, { state: 'paid', settledAt: now, nextStatusCheckAt: lastInquiry(now) })
  const charged = await recordCharges(db, order, bookings, attempt)
  const late = bookings.some(({ status }) => status === 'timeout')
  const failed = await fulfil(db, order, bookings, late ? 'system' : 'gateway', now)
  await refundFailed(settlement, failed, charged)
  if (taxSeller()) await insertOutbox(db, TAX_DOCUMENT_DUE, { order_id: order.id })
}

/** Refunds a capture in full, because it does not pay for the order, and mails the customer why. */
async function returnCapture(settlement: Settlement, capture: CaptureRow): Promise<void> {
  const { db, order, bookings, attempt, now } = settlement
  const { id: captureId, amount, currency, outcome } = capture
  log[outcome === 'wrong_amount' ? 'error' : 'warn'](
    {
      order: order.reference,
      invoice: attempt.invoiceNumber,
      outcome,
      expected: { amount: attempt.amount, currency: attempt.currency },
      captured: { amount, currency },
    },
    'capture does not pay for the order; refunding',
  )
  const reason = outcome.replace('_', ' ')
  const refundId = await requestRefund(db, { attemptId: attempt.id, captureId, amount, currency, reason })
  const wasOpen = isOpen(attempt)
  if (wasOpen) await updateAttempt(db, attempt.id, { state: 'failed', settledAt: now })
  const isPayable = wasOpen
    ? await failWhenUsedUp(settlement)
    : bookings.every(({ status }) => status === 'pending')
  if (refundId === null) return
  await mailPaymentReturned(db, order, {
    received: { amount, currency },
    due: attempt,
    reason: outcome,
    isPayable: outcome === 'wrong_amount' && isPayable && order.expiresAt > now,
    isByHand: !isAutomatic(findGateway(attempt.gateway), { amount }, { amount }),
    method: paymentLabel(attempt.optionKey, order.locale),
  })
}

/**
 * Whether a capture is known already, because as many of its amount and reference are recorded or queued. A reference may
 * have arrived later and is then the attempt's; where one of both has none, the amount decides.
 */
async function isRecorded(
  { db, attempt }: Settlement,
  recorded: readonly CaptureRow[],
  money: Money,
  { gatewayReference, position }: ReportedCapture,
): Promise<boolean> {
  const same = recorded.filter((row) => {
    const reference = row.gatewayReference ?? attempt.gatewayReference
    const isSameReference = !gatewayReference || !reference || reference === gatewayReference
    return isSameReference && row.amount === money.amount && row.currency === money.currency
  })
  const { gateway, invoiceNumber } = attempt
  const queued = await countUnmatched(db, {
    gateway,
    invoiceNumber,
    gatewayReference: gatewayReference ?? '',
    ...money,
  })
  return position <= same.length + queued
}

/** Records a capture once, by the gateway's reference, and confirms its order or refunds it. */
async function recordCapture(settlement: Settlement, capture: ReportedCapture, money: Money): Promise<void> {
  const { db, attempt, now } = settlement
  const gatewayReference = capture.gatewayReference ?? null
  const recorded = await capturesOf(attempt.id, db)
  if (recorded.length > 0 && (await isRecorded(settlement, recorded, money, capture))) {
    if (gatewayReference && !attempt.gatewayReference)
      await updateAttempt(db, attempt.id, { gatewayReference })
    return
  }
  // Another capture has this reference, or the attempt has another one without a reference.
  const isAmbiguous = gatewayReference
    ? (await findCapture(db, attempt.gateway, gatewayReference)) !== null
    : recorded.length > 0
  if (isAmbiguous) return queueForStaff(settlement, capture, 'ambiguous')
  const outcome = await outcomeOf(settlement, money)
  const { id: attemptId, gateway } = attempt
  const row = await insertCapture(db, {
    attemptId,
    gateway,
    outcome,
    ...money,
    gatewayReference,
    capturedAt: now,
  })
  await resolveRecorded(db, row, attempt.invoiceNumber)
  if (gatewayReference && (outcome === 'paid' || !attempt.gatewayReference))
    await updateAttempt(db, attemptId, { gatewayReference })
  if (outcome === 'paid') await confirmOrder(settlement)
  else await returnCapture(settlement, row)
}

async function settleUnpaid(settlement: Settlement, state: PaymentResult['state']): Promise<void> {
  const { db, attempt, now } = settlement
  if (state === 'unknown') return
  if (state === 'pending') {
    if (attempt.state === 'created') await updateAttempt(db, attempt.id, { state })
    return
  }
  // A payment that ended is queried on: the customer can pay on a page that is still open.
  if (!isOpen(attempt)) return
  await updateAttempt(db, attempt.id, { state, settledAt: now })
  await failWhenUsedUp(settlement)
}

/**
 * The only way into 'paid': applies the result of a verified notification or a status query to its order.
 * Results may be repeated, late or out of order. Each capture is recorded once; those that cannot pay for the order are
 * refunded, and those that cannot be assigned, also because the gateway of the event has no such invoice, are queued
 * for staff.
 * @param result from a verified notification or a status query, never from the browser
 */
export async function settlePayment(
  invoice: string,
  result: PaymentResult,
  event?: InboundEvent,
  now = new Date(),
): Promise<void> {
  const known = await findAttempt(invoice)
  if (event && known?.gateway !== event.gateway) return queueUnknown(invoice, result, event, now)
  if (!known) throw new RangeError(`no payment attempt has the invoice ${invoice}`)
  await database().transaction(async (db) => {
    // A server that may not change the order leaves it to a newer one: the gateway repeats its notification, and every
    // server queries open payments.
    const settlement = await settlementOf(db, invoice, known.orderId, now)
    if (!settlement) return
    const isNew = !event || (await insertEvent(db, { ...event, invoiceNumber: invoice, receivedAt: now }))
    if (!isNew && event?.verified) return
    if (result.state !== 'paid') return settleUnpaid(settlement, result.state)
    const events = event?.verified ? await countVerifiedEvents(db, event.gateway, invoice) : 1
    for (const capture of reportedCaptures(result, events)) {
      // Each capture changes what the next one is for.
      const current = await settlementOf(db, invoice, known.orderId, now)
      if (!current) return
      if (capture.money) await recordCapture(current, capture, capture.money)
      else await queueForStaff(current, capture, 'no_amount')
    }
  })
  wakeOutbox()
}
