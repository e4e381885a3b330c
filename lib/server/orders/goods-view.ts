import type { z } from 'zod'
import type * as contract from '@/lib/contract/orders'
import { hasGoods, isRental, returnRefusal } from '@/lib/domain/goods'
import { returnFeePercent } from '@/lib/domain/goods-return'
import { env } from '@/lib/env'
import type { GoodsRow, goodsHistoryOf } from './goods-repo'
import type { BookingRow } from './repo'

interface GoodsData {
  goods: GoodsRow[]
  goodsHistory: Awaited<ReturnType<typeof goodsHistoryOf>>
}

/** Whether a return could bring back anything: the deposit, or a part of the price. */
function isRefundable(booking: BookingRow, rental: boolean, now: Date): boolean {
  const { cancellationPolicy: policy, startsAt, amount, status } = booking
  const fee = returnFeePercent(
    { rental, policy, startsAt, completed: status === 'completed', requestedFee: null },
    now,
  )
  return amount > 0 && (rental || fee === null || fee < 100)
}

/** Returns the goods of a booking in their wire format; null if it is not for goods. */
export function goodsView(
  booking: BookingRow,
  data: GoodsData,
  now = new Date(),
): z.input<typeof contract.bookingGoods> | null {
  if (!hasGoods(booking)) return null
  const row = data.goods.find(({ bookingId }) => bookingId === booking.id)
  const rental = isRental(booking)
  const state = row?.state ?? 'none'
  const { status, startsAt, bookingDetails } = booking
  const refusal = returnRefusal({ state, status, rental, startsAt, until: row?.returnUntil ?? null }, now)
  return {
    state,
    way: bookingDetails.fulfilment?.way ?? null,
    rental,
    carrier: row?.carrier ?? null,
    tracking_number: row?.trackingNumber ?? null,
    returnable: refusal === null && isRefundable(booking, rental, now),
    return_until: rental ? null : (row?.returnUntil?.toISOString() ?? null),
    return_address: env.RETURN_ADDRESS ?? null,
    return_reason: row?.returnReason ?? null,
    events: data.goodsHistory
      .filter(({ bookingId, from, to }) => bookingId === booking.id && from !== to)
      .map(({ to, occurredAt }) => ({ to, at: occurredAt.toISOString() })),
  }
}
