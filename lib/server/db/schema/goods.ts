import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { BOOKING_ACTORS, type BookingActor } from '@/lib/domain/booking'
import {
  MAX_CARRIER_LENGTH,
  MAX_TRACKING_LENGTH,
  RECORDED_GOODS_STATES,
  RETURN_REASONS,
  type RecordedGoodsState,
  type ReturnReason,
} from '@/lib/domain/goods'
import { currencyCode, instant, minorUnits } from './columns'
import { isAtMost, isBetween, isOneOf } from './conditions'
import { bookings } from './orders'
import { refunds } from './payments'

const isGoodsState = (column: AnyColumn): SQL => isOneOf(column, RECORDED_GOODS_STATES)

/** Where the goods of a booking are. No row: nothing is recorded yet. */
export const bookingGoods = pgTable(
  'booking_goods',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    state: text('state').$type<RecordedGoodsState>().notNull(),
    carrier: text('carrier'),
    /** Personal data: it leads to the recipient's address at the carrier. */
    trackingNumber: text('tracking_number'),
    shippedAt: instant('shipped_at'),
    readyAt: instant('ready_at'),
    deliveredAt: instant('delivered_at'),
    /** End of the period for a return, fixed at the delivery. */
    returnUntil: instant('return_until'),
    /** The customer's request to return the goods; null without one, and again if it was declined. */
    returnRequestedAt: instant('return_requested_at'),
    /** The cancellation fee when the return was requested. */
    returnFeePercent: integer('return_fee_percent'),
    returnReason: text('return_reason').$type<ReturnReason>(),
    returnedAt: instant('returned_at'),
  },
  (t) => [
    index('booking_goods_open').on(t.state).where(sql`${t.state} <> 'returned'`),
    check('booking_goods_state', isGoodsState(t.state)),
    check('booking_goods_shipped', sql`${t.state} <> 'shipped' OR ${t.shippedAt} IS NOT NULL`),
    check('booking_goods_ready', sql`${t.state} <> 'ready' OR ${t.readyAt} IS NOT NULL`),
    check('booking_goods_delivered', sql`${t.state} <> 'delivered' OR ${t.deliveredAt} IS NOT NULL`),
    check('booking_goods_return_until', sql`(${t.deliveredAt} IS NULL) = (${t.returnUntil} IS NULL)`),
    check('booking_goods_return_period', sql`${t.returnUntil} >= ${t.deliveredAt}`),
    check(
      'booking_goods_return_requested',
      sql`(${t.returnRequestedAt} IS NULL) = (${t.returnFeePercent} IS NULL)
        AND (${t.returnReason} IS NULL OR ${t.returnRequestedAt} IS NOT NULL)
        AND (${t.state} <> 'return_requested' OR ${t.returnRequestedAt} IS NOT NULL)`,
    ),
    check('booking_goods_return_fee', isBetween(t.returnFeePercent, 0, 100)),
    check('booking_goods_return_reason', isOneOf(t.returnReason, RETURN_REASONS)),
    check('booking_goods_returned', sql`(${t.state} = 'returned') = (${t.returnedAt} IS NOT NULL)`),
    check(
      'booking_goods_tracking',
      sql`(${t.carrier} IS NULL AND ${t.trackingNumber} IS NULL) OR ${t.shippedAt} IS NOT NULL`,
    ),
    check('booking_goods_carrier_length', isAtMost(t.carrier, MAX_CARRIER_LENGTH)),
    check('booking_goods_tracking_length', isAtMost(t.trackingNumber, MAX_TRACKING_LENGTH)),
  ],
)

/** All changes of the goods of bookings; written by a trigger, and never deleted. */
export const bookingGoodsHistory = pgTable(
  'booking_goods_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    from: text('from_state').$type<RecordedGoodsState>(),
    to: text('to_state').$type<RecordedGoodsState>().notNull(),
    actor: text('actor').$type<BookingActor>().notNull(),
    reason: text('reason'),
    /** The staff member, if the shop made the change. */
    staffMember: text('staff_member'),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
  },
  (t) => [
    index('booking_goods_history_booking').on(t.bookingId, t.id),
    check('booking_goods_history_from', isGoodsState(t.from)),
    check('booking_goods_history_to', isGoodsState(t.to)),
    check('booking_goods_history_actor', isOneOf(t.actor, BOOKING_ACTORS)),
    check(
      'booking_goods_history_staff_member',
      sql`(${t.actor} = 'operator') = (${t.staffMember} IS NOT NULL)`,
    ),
  ],
)

/**
 * The return of a booking's goods, once: what was paid for them without the deposit, and what of that was refunded or
 * withheld. The deposit is in `deposit_returns`. Immutable.
 */
export const goodsReturns = pgTable(
  'goods_returns',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    /** Null if the price is not refunded, because a lent thing came back after its use. */
    feePercent: integer('fee_percent'),
    paidAmount: minorUnits('paid_amount').notNull(),
    refundedAmount: minorUnits('refunded_amount').notNull(),
    withheldAmount: minorUnits('withheld_amount').notNull(),
    currency: currencyCode('currency').notNull(),
    refundId: uuid('refund_id').references(() => refunds.id),
    staffMember: text('staff_member').notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('goods_returns_fee_percent', isBetween(t.feePercent, 0, 100)),
    check(
      'goods_returns_amounts',
      sql`${t.refundedAmount} >= 0 AND ${t.withheldAmount} >= 0
        AND ${t.refundedAmount} + ${t.withheldAmount} <= ${t.paidAmount}`,
    ),
    check(
      'goods_returns_unused',
      sql`${t.feePercent} IS NOT NULL OR ${t.refundedAmount} + ${t.withheldAmount} = 0`,
    ),
    check('goods_returns_refund', sql`(${t.refundedAmount} > 0) = (${t.refundId} IS NOT NULL)`),
    check(
      'goods_returns_reason',
      sql`${t.withheldAmount} = 0 OR COALESCE(${t.reason} ~ '[^[:space:]]', false)`,
    ),
    check('goods_returns_staff_member', sql`${t.staffMember} ~ '[^[:space:]]'`),
  ],
)
