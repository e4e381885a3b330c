import { ApiError } from '@/lib/contract/error'
import { areGoodsOut, isRental } from '@/lib/domain/goods'
import { type Settlement, withhold } from '@/lib/domain/goods-return'
import { type Money, moneyOf } from '@/lib/domain/money'
import { formatMoney } from '@/lib/i18n/format'
import { database, type Transaction } from '@/lib/server/db/client'
import { releaseSoldPlaces } from '@/lib/server/inventory/hold-slots'
import { cancelUnitItems } from '@/lib/server/orders/cancellation-repo'
import { insertGoodsReturn, moveGoods } from '@/lib/server/orders/goods-repo'
import { actAs, setStatus } from '@/lib/server/orders/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { refundDeposit } from '@/lib/server/refunds/refund-deposit'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import { type GoodsBooking, lockGoods } from './find-booking'
import { mailReturned } from './mails'
import { type ReturnRefund, returnRefund } from './return-quote'

interface ReturnRecord {
  staffMember: string
  /** The amount withheld, e.g. for a lost cable, in minor units of the charge; 0 by default. */
  withheld?: number
  /** Why an amount is withheld, or the condition of the goods. */
  reason?: string
}

export interface RecordedReturn {
  price: Money
  deposit: Money
  withheld: Money
}

const BACK = 'goods returned'

/** Checks that the goods can be back: they left the supplier, or the booking is over. */
function expectReturnable({ booking, state }: GoodsBooking): void {
  if (state === 'returned') throw new ApiError('GOODS_RETURNED')
  if (areGoodsOut(state) || booking.status === 'completed') return
  throw new ApiError(isRental(booking) ? 'DEPOSIT_NOT_DUE' : 'GOODS_NOT_OUT')
}

/** @throws ApiError NO_DEPOSIT, NOTHING_TO_REFUND if more would be withheld than there is */
function settle(quote: ReturnRefund, withheld: number): Settlement {
  const settled = withhold(quote, withheld)
  if (settled) return settled
  const left = quote.deposit > 0 ? quote.deposit : quote.price
  throw new ApiError(quote.deposit > 0 ? 'NO_DEPOSIT' : 'NOTHING_TO_REFUND', {
    values: { left: formatMoney(moneyOf(left, quote.currency)) },
  })
}

/** Ends the booking: goods returned for a refund are no longer bought, a thing returned early is not used further. */
async function endBooking(
  db: Transaction,
  { booking }: GoodsBooking,
  { feePercent, itemIds }: ReturnRefund,
  staffMember: string,
  now: Date,
): Promise<void> {
  if (booking.status !== 'confirmed') return
  if (feePercent === null) return setStatus(db, [booking.id], 'completed', 'system', BACK)
  await releaseSoldPlaces(db, [booking.id])
  await cancelUnitItems(db, itemIds, now)
  await setStatus(db, [booking.id], 'cancelled', { staffMember }, BACK)
}

async function refundReturn(
  db: Transaction,
  { order, booking }: GoodsBooking,
  quote: ReturnRefund,
  settled: Settlement,
  { staffMember, reason = '' }: ReturnRecord,
): Promise<void> {
  const { attempt, currency } = quote
  const by = { bookingId: booking.id, currency, staffMember, reason: reason || null }
  const refundId =
    attempt &&
    (await requestRefund(db, {
      attemptId: attempt.id,
      bookingId: booking.id,
      amount: settled.price,
      currency,
      reason: 'returned',
    }))
  await insertGoodsReturn(db, {
    ...by,
    feePercent: quote.feePercent,
    paidAmount: quote.paid,
    refundedAmount: settled.price,
    withheldAmount: settled.withheldPrice,
    refundId,
  })
  if (attempt)
    await refundDeposit(db, {
      ...by,
      orderId: order.id,
      attempt,
      amount: settled.deposit,
      withheld: settled.withheldDeposit,
    })
}

/**
 * Records that the goods of a booking are back, once, and refunds what is due: the price by the cancellation policy
 * if they were not used, and the deposit less what is withheld with a reason.
 * @returns the refunded and withheld amounts
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, NO_GOODS; GOODS_RETURNED if it is recorded already;
 *   GOODS_NOT_OUT, DEPOSIT_NOT_DUE if the goods never left and the booking is not over; NO_DEPOSIT,
 *   NOTHING_TO_REFUND if more would be withheld than there is
 */
export async function recordReturn(
  orderId: string,
  bookingId: string,
  record: ReturnRecord,
  now = new Date(),
): Promise<RecordedReturn> {
  const { staffMember, withheld = 0, reason = '' } = record
  const recorded = await database().transaction(async (db) => {
    const found = await lockGoods(db, orderId, bookingId)
    expectReturnable(found)
    const quote = await returnRefund(db, found, now)
    const settled = settle(quote, withheld)
    await actAs(db, { staffMember }, reason)
    if (!(await moveGoods(db, bookingId, [found.state, 'returned'], { returnedAt: now })))
      throw new ApiError('GOODS_RETURNED')
    await refundReturn(db, found, quote, settled, record)
    const money = (amount: number) => moneyOf(amount, quote.currency)
    const amounts = {
      price: money(settled.price),
      deposit: money(settled.deposit),
      withheld: money(withheld),
    }
    await mailReturned(db, found, quote, amounts, reason)
    await endBooking(db, found, quote, staffMember, now)
    return amounts
  })
  wakeOutbox()
  return recorded
}
