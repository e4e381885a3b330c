import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { startPayment as operation, PaymentKey, PaymentOption } from '@/lib/contract/orders'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { findExtension } from '@/lib/server/orders/hold-extension-repo'
import { orderCharge } from '@/lib/server/orders/order-charge'
import { mailPending } from '@/lib/server/orders/order-mails'
import {
  type BookingRow,
  bookingsOf,
  extendHold,
  lockOrder,
  type OrderRow,
  sellingRules,
  setHold,
} from '@/lib/server/orders/repo'
import { standing } from '@/lib/server/orders/status'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { gatewayOf, offeredOptions } from '@/lib/server/payments'
import type { Gateway } from '@/lib/server/payments/port'
import { queryPayment } from '@/lib/server/payments/query-payment'
import {
  type AttemptRow,
  firstInquiry,
  insertAttempt,
  markStarted,
  openAttempt,
  payByOf,
} from '@/lib/server/payments/repo'
import { randomLetters } from '@/lib/server/random-code'
import { earliestCutoff, holdForPayment, payBy } from './payment-deadline'
import { nextAddress, paymentRequest, returnPath } from './payment-request'
import { settlePayment } from './settle-payment'

interface Choice {
  option: PaymentOption
  gateway: Gateway
}

/** What follows from a press: an attempt to go on with, or a living one that must be ended first. */
type Step = { attempt: AttemptRow; order: OrderRow; title: string; begun: boolean } | { ended: AttemptRow }

function choiceOf(key: PaymentKey): Choice {
  const option = offeredOptions().find((candidate) => candidate.key === key)
  const gateway = option && gatewayOf(option)
  if (!option || !gateway) throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  return { option, gateway }
}

async function startsOf(db: Transaction, order: OrderRow, bookings: readonly BookingRow[]) {
  const rules = new Map((await sellingRules(db, order.id)).map((rule) => [rule.bookingId, rule]))
  return bookings.map(({ id, startsAt, localTime }) => ({
    startsAt,
    localTime,
    cutoffMinutes: rules.get(id)?.cutoffMinutes ?? 0,
  }))
}

async function holdOf(db: Transaction, order: OrderRow, now: Date): Promise<Date> {
  const extension = await findExtension(order.id, db)
  const payLater = await payByOf(order.id, 'pay_later', db)
  return holdForPayment(order.createdAt, [extension?.extendedUntil, payLater], now)
}

async function begin(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  { option, gateway }: Choice,
  now: Date,
): Promise<AttemptRow> {
  const starts = await startsOf(db, order, bookings)
  const cutoff = earliestCutoff(starts)
  if (cutoff && cutoff <= now) throw new ApiError('TOO_LATE')
  const deferred = !gateway.pollable
  const until = deferred ? payBy(order.createdAt, starts, now) : await holdOf(db, order, now)
  if (!until) throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  await setHold(db, order.id, until)
  if (deferred) await mailPending(db, order, bookings, until)
  return insertAttempt(db, {
    orderId: order.id,
    optionKey: option.key,
    gateway: gateway.name,
    invoiceNumber: `SH${randomLetters(13)}`,
    ...orderCharge(order, bookings, option.key),
    expiresAt: until,
    nextInquiryAt: deferred ? null : firstInquiry(now),
  })
}

/** Whether the gateway's page takes no payment any more, while the places are held longer than it was told. */
function isClosed({ expiresAt }: AttemptRow, { gateway }: Choice, now: Date): boolean {
  return gateway.expires === true && expiresAt <= now
}

async function step(orderId: string, choice: Choice, context: SignedIn, now: Date): Promise<Step> {
  return database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (order?.userId !== context.session.userId) throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    if (!standing(order, bookings, now).payable) throw new ApiError('ORDER_NOT_PAYABLE')
    const live = await openAttempt(order.id, db)
    if (live && (live.optionKey !== choice.option.key || isClosed(live, choice, now))) return { ended: live }
    const attempt = live ?? (await begin(db, order, bookings, choice, now))
    if (live) await extendHold(db, order, await holdOf(db, order, now))
    const title = bookings[0]?.snapshot.name[context.locale] ?? order.reference
    return { attempt, order, title, begun: live === null }
  })
}

/** Has the gateway begin; undefined where it declines the invoice, which another one may take the place of. */
async function send(found: Exclude<Step, { ended: AttemptRow }>, { gateway }: Choice, context: SignedIn) {
  const { attempt, order, title } = found
  const started = await gateway.start(paymentRequest(attempt, `${order.reference} · ${title}`, context))
  if (started.kind === 'declined') {
    await settlePayment(attempt.invoiceNumber, { state: 'failed' })
    return undefined
  }
  await markStarted(attempt.id, started)
  return nextAddress({ ...attempt, started }, context)
}

/**
 * Ends an attempt in favour of another option, having asked the gateway.
 * @returns whether it turned out to be paid
 */
async function end(attempt: AttemptRow, now: Date): Promise<boolean> {
  const finding = await queryPayment(attempt, 'close')
  if (!finding) throw new ApiError('PAYMENT_IN_PROGRESS')
  const state = finding.state === 'pending' ? 'cancelled' : finding.state
  await settlePayment(attempt.invoiceNumber, { ...finding, state }, undefined, now)
  return state === 'paid'
}

/** Most living attempts that other tabs may begin between our steps. */
const MOST_ROUNDS = 5

/**
 * Starts to pay an order. The option of the living attempt continues it; another option ends it first, and so does
 * the same one where its gateway's page has closed.
 * Places are kept until the pay-by time where payment is put off, otherwise for 15 minutes more, once past what was
 * promised.
 * @returns where the browser goes; null where there is nothing to do now (pay later)
 * @throws ApiError ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, TOO_LATE, PAYMENT_OPTION_UNAVAILABLE,
 *   PAYMENT_IN_PROGRESS where the living attempt cannot be ended now
 */
export async function startPayment(
  orderId: string,
  key: PaymentKey,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof operation.response>> {
  const choice = choiceOf(key)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await step(orderId, choice, context, now)
    if ('ended' in found) {
      if (await end(found.ended, now)) return ok({ redirect: returnPath(orderId, context) })
      continue
    }
    wakeOutbox()
    const { attempt, begun } = found
    if (begun || attempt.state === 'created') {
      const redirect = await send(found, choice, context)
      if (redirect === undefined) continue
      return ok({ redirect })
    }
    const finding = await queryPayment(attempt, 'status')
    if (!finding || finding.state === 'pending') return ok({ redirect: nextAddress(attempt, context) })
    await settlePayment(attempt.invoiceNumber, finding, undefined, now)
    if (finding.state === 'paid') return ok({ redirect: returnPath(orderId, context) })
  }
  throw new ApiError('PAYMENT_IN_PROGRESS')
}
