import { isRental } from '@/lib/domain/goods'
import { quoteReturn, type ReturnQuote, returnFeePercent } from '@/lib/domain/goods-return'
import { type Money, moneyOf } from '@/lib/domain/money'
import type { Queryable } from '@/lib/server/db/client'
import { bookingShares } from '@/lib/server/orders/allocate-charge'
import type { GoodsRow } from '@/lib/server/orders/goods-repo'
import { type BookingRow, type OrderRow, unitItemsOf } from '@/lib/server/orders/repo'
import { findGateway, isAutomatic } from '@/lib/server/payments'
import { leftFor } from '@/lib/server/payments/refund-repo'
import { type AttemptRow, paidAttempt } from '@/lib/server/payments/repo'

export interface ReturnRefund extends ReturnQuote {
  /** The payment that is refunded; null if nothing was paid. */
  attempt: AttemptRow | null
  currency: Money['currency']
  /** Null if the price is not refunded, because a lent thing comes back after its use. */
  feePercent: number | null
  /** The unit items that are not cancelled. */
  itemIds: string[]
}

interface Returned {
  order: OrderRow
  bookings: readonly BookingRow[]
  booking: BookingRow
  goods: Pick<GoodsRow, 'returnFeePercent'> | null
}

/** Returns what the return of a booking's goods refunds at `now`, in minor units of the charge. */
export async function returnRefund(
  db: Queryable,
  { order, bookings, booking, goods }: Returned,
  now: Date,
): Promise<ReturnRefund> {
  const attempt = await paidAttempt(db, order.id)
  const charge = attempt ? moneyOf(attempt.amount, attempt.currency) : moneyOf(0, order.currency)
  const all = await unitItemsOf([booking.id], db)
  const itemIds = all.flatMap(({ id, cancelledAt }) => (cancelledAt === null ? [id] : []))
  const feePercent = returnFeePercent(
    {
      rental: isRental(booking),
      policy: booking.cancellationPolicy,
      startsAt: booking.startsAt,
      completed: booking.status === 'completed',
      requestedFee: goods?.returnFeePercent ?? null,
    },
    now,
  )
  // What a cancelled booking refunds is due from its cancellation, also while that refund has failed.
  const isCancelled = booking.status === 'cancelled'
  const left = attempt && !isCancelled ? await leftFor(db, attempt, booking.id) : 0
  const shares = bookingShares(order, bookings, booking, all, charge)
  const quote = quoteReturn(shares, itemIds, { feePercent, left })
  return { ...quote, attempt, currency: charge.currency, feePercent, itemIds }
}

/**
 * Whether staff make a refund of a return. Price and deposit are refunded each by itself, which a gateway that refunds
 * payments only as a whole cannot do.
 * @param parts in minor units of the charge
 */
export function isByHand(
  attempt: AttemptRow,
  { price, deposit }: Pick<ReturnQuote, 'price' | 'deposit'>,
): boolean {
  const gateway = findGateway(attempt.gateway)
  return [price, deposit].some((amount) => amount > 0 && !isAutomatic(gateway, { amount }, attempt))
}
