import { type GoodsRow, goodsHistoryOf, goodsReturnsOf } from '@/lib/server/orders/goods-repo'
import { at, sum } from './details'
import { stateText } from './list-goods'

/** Formats what is recorded of a booking's goods: 'goods shipped · Thailand Post · EF123 · return until …'. */
export function goodsLine(goods: GoodsRow | undefined): string {
  if (!goods) return 'goods to send'
  const { state, carrier, trackingNumber, returnUntil, returnRequestedAt, returnReason } = goods
  return [
    `goods ${stateText(state)}`,
    carrier,
    trackingNumber,
    state === 'delivered' && returnUntil ? `return until ${at(returnUntil)}` : null,
    state === 'return_requested' && returnRequestedAt ? `since ${at(returnRequestedAt)}` : null,
    returnReason,
  ]
    .filter(Boolean)
    .join(' · ')
}

interface Event {
  when: Date
  line: string
}

/**
 * Returns the changes of the goods of bookings and the refunds of their prices.
 * @param numberOf returns the number of a booking that 'show' prints
 */
export async function goodsHistory(
  ids: readonly string[],
  numberOf: (id: string) => number,
): Promise<Event[]> {
  const [changes, returns] = await Promise.all([goodsHistoryOf(ids), goodsReturnsOf(ids)])
  return [
    ...changes.map(({ bookingId, from, to, actor, staffMember, reason, occurredAt }) => ({
      when: occurredAt,
      line: [
        `booking ${numberOf(bookingId)} goods ${from === to ? 'tracking corrected' : stateText(to)} by ${actor}`,
        ...(staffMember ? [` ${staffMember}`] : []),
        ...(reason ? [`: ${reason}`] : []),
      ].join(''),
    })),
    ...returns
      .filter(({ feePercent }) => feePercent !== null)
      .map(({ bookingId, createdAt, refundedAmount, withheldAmount, paidAmount, currency }) => ({
        when: createdAt,
        line: `booking ${numberOf(bookingId)} returned, ${sum(refundedAmount, currency)} of ${sum(paidAmount, currency)} refunded${withheldAmount > 0 ? `, ${sum(withheldAmount, currency)} withheld` : ''}`,
      })),
  ]
}
