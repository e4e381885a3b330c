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
import type { BookingActor } from '@/lib/domain/booking'
import { currencyCode, instant, minorUnits } from './columns'
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
    whole: boolean('whole').notNull(),
    percentKept: integer('percent_kept').notNull(),
    /** The amount paid for the cancelled part, and the refund. */
    paid: minorUnits('paid').notNull(),
    refunded: minorUnits('refunded').notNull(),
    /** The part of the refund that is deposit. */
    deposit: minorUnits('deposit').notNull().default(0),
    currency: currencyCode('currency').notNull(),
    refundId: uuid('refund_id').references(() => refunds.id),
    actor: text('actor').$type<BookingActor>().notNull(),
    reason: text('reason'),
    operator: text('operator'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    unique('cancellations_key').on(t.bookingId, t.key),
    check('cancellations_percent', sql`${t.percentKept} BETWEEN 0 AND 100`),
    check('cancellations_refunded', sql`${t.refunded} >= 0 AND ${t.refunded} <= ${t.paid}`),
    check('cancellations_deposit', sql`${t.deposit} BETWEEN 0 AND ${t.refunded}`),
    check('cancellations_refund', sql`(${t.refunded} > 0) = (${t.refundId} IS NOT NULL)`),
    check('cancellations_operator', sql`(${t.actor} = 'operator') = (${t.operator} IS NOT NULL)`),
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
    kept: minorUnits('kept').notNull(),
    currency: currencyCode('currency').notNull(),
    refundId: uuid('refund_id').references(() => refunds.id),
    operator: text('operator').notNull(),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    check('deposit_returns_amount', sql`${t.amount} >= 0 AND ${t.kept} >= 0 AND ${t.amount} + ${t.kept} > 0`),
    check('deposit_returns_refund', sql`(${t.amount} > 0) = (${t.refundId} IS NOT NULL)`),
    check('deposit_returns_reason', sql`${t.kept} = 0 OR COALESCE(${t.reason} ~ '[^[:space:]]', false)`),
    check('deposit_returns_operator', sql`${t.operator} ~ '[^[:space:]]'`),
  ],
)

export const STAFF_ACTIONS = [
  'confirm',
  'decline',
  'cancel',
  'refund',
  'refund-done',
  'refund-failed',
  'refund-again',
  'return-deposit',
  'replay-notice',
  'reconcile',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]

/** All manual actions of staff on orders. Immutable. */
export const staffActions = pgTable(
  'operator_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null if the action applied to all orders. */
    orderId: uuid('order_id').references(() => orders.id),
    operator: text('operator').notNull(),
    action: text('action').$type<StaffAction>().notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('operator_events_order').on(t.orderId, t.id),
    check('operator_events_operator', sql`${t.operator} ~ '[^[:space:]]'`),
  ],
)
