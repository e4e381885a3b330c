import { isCurrency } from '@/lib/domain/currency'
import type {
  BookingEvent,
  ChargedBooking,
  OrderHistory,
  RefundCause,
  RefundEvent,
} from '@/lib/domain/ledger/order-history'
import { moneyOf, type Rates } from '@/lib/domain/money'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { chargeOf } from '@/lib/server/payments'
import type { OrderRows } from './repo'

/** Returns the promo discount of a booking in the currency of the charge, in minor units. */
function discountOf({ lines, currency: own, amount }: BookingRow, currency: string, rates: Rates): number {
  if (currency === own) return lines.reduce((sum, { discount = 0 }) => sum + discount, 0)
  if (!isCurrency(currency)) return 0
  const total = moneyOf(amount, own)
  const undiscounted = lines.map(({ discount: _, ...line }) => line)
  return (
    chargeOf(total, undiscounted, currency, rates).amount - chargeOf(total, lines, currency, rates).amount
  )
}

type Selected = Omit<OrderRows, 'orders'>

/** Returns what makes each refund due, and what is refunded of bookings that were not supplied. */
function refundCauses({ refunds, cancellations, dateChanges, deposits, returns, changes }: Selected) {
  const granted = new Set([
    ...cancellations.map(({ cancellation }) => cancellation.refundId),
    ...dateChanges.map(({ dateChange }) => dateChange.refundId),
    ...deposits.map(({ deposit }) => deposit.refundId),
    ...returns.map(({ goodsReturn }) => goodsReturn.refundId),
  ])
  const atFailure = new Map<string, number>()
  for (const { change } of changes.filter(({ change: { to } }) => to === 'failed')) {
    // A refund of a booking that was not supplied is requested in the transaction that fails it.
    const refund = refunds.find(
      (row) =>
        row.refund.bookingId === change.bookingId &&
        row.refund.createdAt.getTime() === change.occurredAt.getTime() &&
        !granted.has(row.refund.id),
    )?.refund
    if (!refund) continue
    granted.add(refund.id)
    atFailure.set(change.bookingId, refund.amount)
  }
  return {
    causeOf(id: string, outcome: string): RefundCause {
      if (outcome !== 'paid') return 'capture'
      return granted.has(id) ? 'booking' : 'goodwill'
    },
    refundedAtFailure: (bookingId: string) => atFailure.get(bookingId) ?? 0,
  }
}

function eventsOf(
  { changes, cancellations, dateChanges, deposits, returns, losses }: Selected,
  refundedAtFailure: (bookingId: string) => number,
): BookingEvent[] {
  return [
    ...changes.flatMap(({ change: { bookingId, from, to, occurredAt: at } }): BookingEvent[] => {
      if (to === 'completed') return [{ type: 'completed', bookingId, at }]
      if (to !== 'failed' || from === 'pending') return []
      return [{ type: 'failed', bookingId, at, refunded: refundedAtFailure(bookingId) }]
    }),
    ...cancellations.map(
      ({
        cancellation: { id, bookingId, createdAt, isFull, paidAmount, refundedAmount, deposit },
      }): BookingEvent => ({
        type: 'cancelled',
        id,
        bookingId,
        at: createdAt,
        isFull,
        paid: paidAmount,
        refunded: refundedAmount,
        deposit,
      }),
    ),
    ...dateChanges.flatMap(({ dateChange: { id, bookingId, createdAt, refundedAmount } }): BookingEvent[] =>
      refundedAmount > 0 ? [{ type: 'changed', id, bookingId, at: createdAt, refunded: refundedAmount }] : [],
    ),
    ...returns.map(
      ({ goodsReturn: { bookingId, createdAt, refundedAmount } }): BookingEvent => ({
        type: 'goods-returned',
        bookingId,
        at: createdAt,
        refunded: refundedAmount,
      }),
    ),
    ...losses.map(({ bookingId, at }): BookingEvent => ({ type: 'lost', bookingId, at })),
    ...deposits.map(
      ({ deposit: { bookingId, createdAt, amount, withheldAmount } }): BookingEvent => ({
        type: 'deposit-returned',
        bookingId,
        at: createdAt,
        returned: amount,
        withheld: withheldAmount,
      }),
    ),
  ]
}

function chargedBookings(
  order: OrderRow,
  { bookings, dateChanges }: Selected,
  currency: string,
): ChargedBooking[] {
  const paidFor = ({ id, localDate }: BookingRow) =>
    dateChanges.find(({ dateChange }) => dateChange.bookingId === id)?.dateChange.dateBefore ?? localDate
  return bookings.map(({ booking, charge }) => ({
    id: booking.id,
    serviceDate: paidFor(booking),
    price: (charge?.amount ?? 0) - (charge?.deposit ?? 0),
    deposit: charge?.deposit ?? 0,
    discount: discountOf(booking, currency, order.rates),
  }))
}

/** Returns the history of an order's money; of an order that was never paid, only the captures that went back. */
function historyOf(order: OrderRow, rows: Selected): OrderHistory {
  const { captures, refunds, changes } = rows
  const paying = captures.find(({ capture }) => capture.outcome === 'paid')?.capture
  const isFree = order.total === 0 && !paying
  const grantedAt = isFree
    ? (changes.find(({ change }) => change.to === 'paid')?.change.occurredAt ?? null)
    : null
  const isPaid = paying !== undefined || grantedAt !== null
  const currency = paying?.currency ?? order.currency
  const { causeOf, refundedAtFailure } = refundCauses(rows)
  return {
    reference: order.reference,
    currency,
    bookings: isPaid ? chargedBookings(order, rows, currency) : [],
    grantedAt,
    captures: captures.map(({ capture }) => ({
      type: 'capture',
      id: capture.id,
      at: capture.capturedAt,
      gateway: capture.gateway,
      amount: capture.amount,
      currency: capture.currency,
      pays: capture.outcome === 'paid',
    })),
    refunds: refunds.flatMap(({ refund, outcome, state, at }): RefundEvent[] =>
      state === 'processing'
        ? []
        : [
            {
              type: 'refund',
              id: refund.id,
              at,
              state,
              cause: causeOf(refund.id, outcome),
              captureId: refund.captureId,
              amount: refund.amount,
              isElsewhere: refund.paidElsewhere,
            },
          ],
    ),
    events: isPaid ? eventsOf(rows, refundedAtFailure) : [],
  }
}

/** Returns the histories of orders from their rows. */
export function orderHistories({ orders, bookings, ...rows }: OrderRows): OrderHistory[] {
  return orders.map((order) => {
    const own = <Row extends { orderId: string }>(all: readonly Row[]) =>
      all.filter(({ orderId }) => orderId === order.id)
    return historyOf(order, {
      bookings: bookings.filter(({ booking }) => booking.orderId === order.id),
      captures: own(rows.captures),
      refunds: own(rows.refunds),
      changes: own(rows.changes),
      cancellations: own(rows.cancellations),
      dateChanges: own(rows.dateChanges),
      deposits: own(rows.deposits),
      returns: own(rows.returns),
      losses: own(rows.losses),
    })
  })
}
