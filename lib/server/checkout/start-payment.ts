import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { startPayment as operation } from '@/lib/contract/orders'
import { inLocale } from '@/lib/domain/locale'
import { type Money, moneyOf, sameMoney } from '@/lib/domain/money'
import type { PaymentKey } from '@/lib/domain/payment'
import { MAX_INVOICE_LENGTH } from '@/lib/domain/payment'
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
  setHold,
} from '@/lib/server/orders/repo'
import { standing } from '@/lib/server/orders/status'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { gatewayOf, mayDefer, offeredOptions } from '@/lib/server/payments'
import { clockFrom } from '@/lib/server/payments/clock'
import type { PaymentOptionRow } from '@/lib/server/payments/options'
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
import { randomCode } from '@/lib/server/random-code'
import { requireExpectedCharge } from './expected-charge'
import { orderCutoff, startsOf } from './order-cutoff'
import { holdForPayment, payBy } from './payment-deadline'
import { isPageExpired } from './payment-page-expiry'
import { paymentRequest, redirectUrlOf, returnPath } from './payment-request'
import { settlePayment } from './settle-payment'

const INVOICE_PREFIX = 'SH'

interface Choice {
  option: PaymentOptionRow
  gateway: Gateway
  /** The charge that the customer's button showed; absent if the client states none. */
  expected?: Money | null
}

/** What to do next: an attempt to continue with, or an open one that must be closed first. */
type Step = { attempt: AttemptRow; order: OrderRow; title: string; isNew: boolean } | { toClose: AttemptRow }

function choiceOf(key: PaymentKey, expected?: Money | null): Choice {
  const option = offeredOptions().find((candidate) => candidate.key === key)
  const gateway = option && gatewayOf(option)
  if (!option || !gateway) throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  return { option, gateway, expected }
}

async function holdOf(db: Transaction, order: OrderRow, now: Date): Promise<Date> {
  const extension = await findExtension(order.id, db)
  const payLater = await payByOf(order.id, 'pay_later', db)
  return holdForPayment(order.createdAt, [extension?.extendedUntil, payLater], now)
}

/** Returns the end of the hold, at the latest the cut-off. @throws ApiError TOO_LATE after the cut-off */
async function clippedHold(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  now: Date,
): Promise<Date> {
  const cutoff = await orderCutoff(db, order, bookings)
  if (cutoff && cutoff <= now) throw new ApiError('TOO_LATE')
  const hold = await holdOf(db, order, now)
  return cutoff && cutoff < hold ? cutoff : hold
}

async function createAttempt(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  { option, gateway }: Choice,
  charge: Money,
  now: Date,
): Promise<AttemptRow> {
  const hold = await clippedHold(db, order, bookings, now)
  const deferred = !gateway.pollable
  if (deferred && !(await mayDefer(db, order.userId ?? '', order.id)))
    throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  const until = deferred ? payBy(order.createdAt, await startsOf(db, order, bookings), now) : hold
  if (!until) throw new ApiError('PAYMENT_OPTION_UNAVAILABLE')
  await setHold(db, order.id, until)
  // Once per order: the address may be someone else's, and the option can be chosen again and again.
  if (deferred && !(await payByOf(order.id, option.key, db))) await mailPending(db, order, bookings, until)
  return insertAttempt(db, {
    orderId: order.id,
    optionKey: option.key,
    gateway: gateway.name,
    invoiceNumber: `${INVOICE_PREFIX}${randomCode(MAX_INVOICE_LENGTH - INVOICE_PREFIX.length)}`,
    ...charge,
    expiresAt: until,
    nextStatusCheckAt: deferred ? null : firstInquiry(now),
  })
}

async function nextStep(orderId: string, choice: Choice, context: SignedIn, now: Date): Promise<Step> {
  return database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (order?.userId !== context.session.userId) throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    if (!standing(order, bookings, now).payable) throw new ApiError('ORDER_NOT_PAYABLE')
    const { key } = choice.option
    const total = moneyOf(order.total, order.currency)
    const charge = requireExpectedCharge(total, orderCharge(order, bookings, key), choice.expected)
    const live = await openAttempt(order.id, db)
    const isSame = live?.optionKey === key && sameMoney(moneyOf(live.amount, live.currency), charge)
    if (live && (!isSame || isPageExpired(live, choice.gateway, now))) return { toClose: live }
    const attempt = live ?? (await createAttempt(db, order, bookings, choice, charge, now))
    if (live) await extendHold(db, order, await clippedHold(db, order, bookings, now))
    const title = inLocale(bookings[0]?.snapshot.name, context.locale) ?? order.reference
    return { attempt, order, title, isNew: live === null }
  })
}

/** Starts the payment at the gateway; undefined if the response to an earlier start was lost. */
async function startAtGateway(
  next: Exclude<Step, { toClose: AttemptRow }>,
  { gateway }: Choice,
  context: SignedIn,
) {
  const { attempt, order, title } = next
  const nextAction = await gateway.start(paymentRequest(attempt, `${order.reference} · ${title}`, context))
  if (nextAction.kind === 'lost') return undefined
  await markStarted(attempt.id, nextAction)
  return redirectUrlOf({ ...attempt, nextAction }, context)
}

/**
 * Closes an attempt at the gateway, so that a new one can replace it.
 * @returns whether it turned out to be paid
 */
async function closeAttempt(attempt: AttemptRow, clock: () => Date): Promise<boolean> {
  const result = await queryPayment(attempt, 'close')
  if (!result || result.state === 'unknown') throw new ApiError('PAYMENT_IN_PROGRESS')
  const state = result.state === 'pending' ? 'cancelled' : result.state
  await settlePayment(attempt.invoiceNumber, { ...result, state }, undefined, clock())
  return state === 'paid'
}

/** Whether a card was to be charged and the customer has not been led on: the charge has not reached the gateway. */
const isUnsentCharge = ({ nextAction }: AttemptRow, { gateway }: Choice): boolean =>
  gateway.charge !== undefined && nextAction?.kind === 'nothing'

/** How many attempts other tabs may open between our steps. */
const MAX_ROUNDS = 5

/**
 * Starts the payment of an order. The same option continues the open attempt; another option closes it first,
 * and so does the same option if its gateway's payment page has expired or was lost, or the attempt is of another amount. The hold lasts until the pay-by time
 * for deferred payment, otherwise as holdForPayment() says.
 * @param expected the charge that the customer's button showed
 * @returns the redirect URL; null if there is nothing to do now (pay later)
 * @throws ApiError ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, TOO_LATE, PAYMENT_OPTION_UNAVAILABLE, PRICE_CHANGED if
 *   another amount would be charged, PAYMENT_IN_PROGRESS if the open attempt cannot be closed now
 */
export async function startPayment(
  orderId: string,
  key: PaymentKey,
  context: SignedIn,
  now = new Date(),
  expected?: Money | null,
): Promise<z.input<typeof operation.response>> {
  const choice = choiceOf(key, expected)
  const clock = clockFrom(now)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = await nextStep(orderId, choice, context, now)
    if ('toClose' in next) {
      if (await closeAttempt(next.toClose, clock)) return ok({ redirect: returnPath(orderId, context) })
      continue
    }
    wakeOutbox()
    const { attempt, isNew } = next
    // Without an action the gateway has not answered the start; it is idempotent.
    if (isNew || attempt.nextAction === null) {
      const redirect = await startAtGateway(next, choice, context)
      if (redirect !== undefined) return ok({ redirect })
      if (await closeAttempt(attempt, clock)) return ok({ redirect: returnPath(orderId, context) })
      continue
    }
    const result = await queryPayment(attempt, 'status')
    if (result?.state === 'pending' && isUnsentCharge(attempt, choice)) {
      await settlePayment(attempt.invoiceNumber, { state: 'cancelled' }, undefined, clock())
      continue
    }
    if (!result || result.state === 'pending' || result.state === 'unknown')
      return ok({ redirect: redirectUrlOf(attempt, context) })
    await settlePayment(attempt.invoiceNumber, result, undefined, clock())
    if (result.state === 'paid') return ok({ redirect: returnPath(orderId, context) })
  }
  throw new ApiError('PAYMENT_IN_PROGRESS')
}
