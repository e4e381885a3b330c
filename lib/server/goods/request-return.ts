import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/goods'
import { isRental, returnRefusal } from '@/lib/domain/goods'
import type { Locale } from '@/lib/domain/locale'
import { type Money, moneyOf, sameMoney } from '@/lib/domain/money'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { moveGoods } from '@/lib/server/orders/goods-repo'
import { actAs } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { paymentLabel } from '@/lib/server/payments'
import { type GoodsBooking, lockGoods } from './find-booking'
import { mailReturnRequested } from './mails'
import { isByHand, type ReturnRefund, returnRefund } from './return-quote'

/** The refund that a return brings back; null if nothing was paid. */
function refundOf({ attempt, price, deposit, currency }: ReturnRefund): Money | null {
  return attempt && moneyOf(price + deposit, currency)
}

function quoteView(quote: ReturnRefund, locale: Locale): z.input<typeof contract.returnQuote> {
  const { attempt, paid, deposit, currency, feePercent } = quote
  const refund = refundOf(quote)
  return {
    paid: attempt && moneyOf(paid + deposit, currency),
    refund,
    deposit: attempt && deposit > 0 ? moneyOf(deposit, currency) : null,
    fee_percent: feePercent ?? 0,
    method: attempt && paymentLabel(attempt.optionKey, locale),
    by_hand: attempt !== null && isByHand(attempt, quote),
  }
}

/** @throws ApiError GOODS_NOT_OUT, GOODS_RETURN_CLOSED; GOODS_NOT_REFUNDABLE if the return would bring back nothing */
async function quoteOf(db: Transaction, found: GoodsBooking, now: Date): Promise<ReturnRefund> {
  const { booking, goods, state } = found
  const { status, startsAt } = booking
  const rental = isRental(booking)
  const refusal = returnRefusal({ state, status, startsAt, rental, until: goods?.returnUntil ?? null }, now)
  if (refusal) throw new ApiError(refusal)
  const quote = await returnRefund(db, found, now)
  if (quote.price + quote.deposit === 0) throw new ApiError('GOODS_NOT_REFUNDABLE')
  return quote
}

/**
 * Returns the refund that the customer would get for returning the goods of a booking, if they request it now.
 * @throws ApiError the codes of lockGoods() and quoteOf()
 */
export async function quoteReturn(
  orderId: string,
  bookingId: string,
  { session, locale }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.quoteReturn.response>> {
  return database().transaction(async (db) => {
    const found = await lockGoods(db, orderId, bookingId, session.userId)
    return ok(quoteView(await quoteOf(db, found, now), locale))
  })
}

type Body = z.output<typeof contract.requestReturn.body>

async function request(
  db: Transaction,
  found: GoodsBooking,
  body: Body,
  locale: Locale,
  now: Date,
): Promise<void> {
  // A repeated request changes nothing.
  if (found.state === 'return_requested') return
  const quote = await quoteOf(db, found, now)
  const refund = refundOf(quote)
  const { expected_refund: expected, reason } = body
  const isSame = refund && expected ? sameMoney(refund, expected) : refund === expected
  if (!isSame) throw new ApiError('REFUND_CHANGED', { details: { quote: quoteView(quote, locale) } })
  await actAs(db, 'customer', reason)
  const moved = await moveGoods(db, found.booking.id, [found.state, 'return_requested'], {
    returnRequestedAt: now,
    returnFeePercent: quote.feePercent ?? 0,
    returnReason: reason ?? null,
  })
  if (!moved) throw new ApiError('GOODS_STATE_CONFLICT', { values: { state: found.state } })
  await mailReturnRequested(db, found, quote)
}

/**
 * Requests the return of a booking's goods for the customer, and mails them how to return them. The fee is fixed now;
 * the refund is made when staff record that the goods are back. Repeating the request does nothing.
 * @throws ApiError REFUND_CHANGED with `details.quote`; the codes of lockGoods() and quoteOf()
 */
export async function requestReturn(
  orderId: string,
  bookingId: string,
  body: Body,
  { session, locale }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.requestReturn.response>> {
  await database().transaction(async (db) =>
    request(db, await lockGoods(db, orderId, bookingId, session.userId), body, locale, now),
  )
  wakeOutbox()
  return ok(await orderView(session.userId, orderId, locale))
}
