import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { BOOKING_ACTORS, type BookingActor } from '@/lib/domain/booking'
import { STAFF_ACTIONS, type StaffAction } from '@/lib/domain/staff-action'
import { currencyCode, instant, minorUnits } from './columns'
import { isOneOf } from './conditions'
import { bookings, orders } from './orders'
import { refunds } from './payments'

/** What was cancelled of a booking: by whom, why, and the refund. Immutable. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Idempotency key: the same key again is the same cancellation. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    unitItemIds: uuid('unit_item_ids').array().notNull(),
    /** Whether the whole booking was cancelled. */
    isFull: boolean('is_full').notNull(),
    feePercent: integer('fee_percent').notNull(),
    /** The amount paid for the cancelled part, and the refund. */
    paidAmount: minorUnits('paid_amount').notNull(),
    refundedAmount: minorUnits('refunded_amount').notNull(),
    /** The part of the refund that is deposit. */
    deposit: minorUnits('deposit').notNull().default(0),
    currency: currencyCode('currency').notNull(),
    refundId: uuid('refund_id').references(() => refunds.id),
    actor: text('actor').$type<BookingActor>().notNull(),
    reason: text('reason'),
    staffMember: text('staff_member'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('cancellations_key').on(t.bookingId, t.key),
    check('cancellations_fee_percent', sql`${t.feePercent} BETWEEN 0 AND 100`),
    check('cancellations_actor', isOneOf(t.actor, BOOKING_ACTORS)),
    check(
      'cancellations_refunded_amount',
      sql`${t.refundedAmount} >= 0 AND ${t.refundedAmount} <= ${t.paidAmount}`,
    ),
    check('cancellations_deposit', sql`${t.deposit} BETWEEN 0 AND ${t.refundedAmount}`),
    check('cancellations_refund', sql`(${t.refundedAmount} > 0) = (${t.refundId} IS NOT NULL)`),
    check('cancellations_staff_member', sql`(${t.actor} = 'operator') = (${t.staffMember} IS NOT NULL)`),
  ],
)

/** Deposits returned after the goods came back; a withheld amount has a reason. */
export const depositReturns = pgTable(
  'deposit_returns',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    amount: minorUnits('amount').notNull(),
    withheldAmount: minorUnits('withheld_amount').notNull(),
    currency: currencyCode('currency').notNull(),
    refundId: uuid('refund_id').references(() => refunds.id),
    staffMember: text('staff_member').notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'deposit_returns_amount',
      sql`${t.amount} >= 0 AND ${t.withheldAmount} >= 0 AND ${t.amount} + ${t.withheldAmount} > 0`,
    ),
    check('deposit_returns_refund', sql`(${t.amount} > 0) = (${t.refundId} IS NOT NULL)`),
    check(
      'deposit_returns_reason',
      sql`${t.withheldAmount} = 0 OR COALESCE(${t.reason} ~ '[^[:space:]]', false)`,
    ),
    check('deposit_returns_staff_member', sql`${t.staffMember} ~ '[^[:space:]]'`),
  ],
)

/** All manual actions of staff on orders. Immutable. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null if the action applied to all orders. */
    orderId: uuid('order_id').references(() => orders.id),
    staffMember: text('staff_member').notNull(),
    action: text('action').$type<StaffAction>().notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
  },
  (t) => [
    index('staff_actions_order').on(t.orderId, t.id),
    check('staff_actions_action', isOneOf(t.action, STAFF_ACTIONS)),
    check('staff_actions_staff_member', sql`${t.staffMember} ~ '[^[:space:]]'`),
  ],
)
