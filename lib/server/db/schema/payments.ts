import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaymentAction } from '@/lib/server/payments/port'
import { currencyCode, instant, minorUnits } from './columns'
import { bookings, orders } from './orders'

export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

/** Requested, accepted by the gateway, refunded, or rejected by it and to be handled manually. */
export type RefundState = 'requested' | 'sent' | 'done' | 'failed'

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Key of one of the seven payment options. */
    optionKey: text('option_key').notNull(),
    gateway: text('gateway').notNull(),
    invoiceNumber: text('invoice_number').notNull().unique(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    gatewayReference: text('gateway_reference'),
    /** The action sent to the browser, for repeated requests; null until the gateway responds. */
    started: jsonb('started').$type<PaymentAction>(),
    /** Number of status queries by the reconciler, and the time of the next; null if none is due. */
    inquiries: integer('inquiries').notNull().default(0),
    nextInquiryAt: instant('next_inquiry_at'),
    /**
     * The clock at the insert, not the start of the transaction:
     * attempts are created under their order's lock.
     */
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('payment_attempts_order').on(t.orderId, t.createdAt),
    index('payment_attempts_inquiry').on(t.nextInquiryAt).where(sql`${t.nextInquiryAt} IS NOT NULL`),
    check('payment_attempts_invoice', sql`length(${t.invoiceNumber}) <= 15`),
    uniqueIndex('payment_attempts_one_live').on(t.orderId).where(sql`${t.state} IN ('created','pending')`),
    uniqueIndex('payment_attempts_one_paid').on(t.orderId).where(sql`${t.state} = 'paid'`),
    check(
      'payment_attempts_state',
      sql`${t.state} IN ('created','pending','paid','failed','cancelled','expired')`,
    ),
    check('payment_attempts_amount', sql`${t.amount} >= 0`),
  ],
)

/** Captured payments as reported by the gateway; one row per attempt, regardless of the order's state. */
export const captures = pgTable(
  'captures',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => paymentAttempts.id),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    gatewayReference: text('gateway_reference'),
    capturedAt: instant('captured_at').notNull().defaultNow(),
  },
  (t) => [check('captures_amount', sql`${t.amount} >= 0`)],
)

/** Amount charged per booking by a paid attempt: the upper limit of its refunds. Immutable. */
export const bookingCharges = pgTable(
  'booking_charges',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    amount: minorUnits('amount').notNull(),
    /** The part that is deposit. */
    deposit: minorUnits('deposit').notNull(),
    currency: currencyCode('currency').notNull(),
  },
  (t) => [
    index('booking_charges_attempt').on(t.attemptId),
    check('booking_charges_amount', sql`${t.amount} >= 0`),
    check('booking_charges_deposit', sql`${t.deposit} BETWEEN 0 AND ${t.amount}`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    bookingId: uuid('booking_id').references(() => bookings.id),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull().default('requested'),
    gatewayReference: text('gateway_reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the gateway accepted it, and when it succeeded or failed. */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** Number of status queries for an accepted refund, and the time of the next. */
    inquiries: integer('inquiries').notNull().default(0),
    nextInquiryAt: instant('next_inquiry_at'),
  },
  (t) => [
    index('refunds_attempt').on(t.attemptId),
    index('refunds_booking_id').on(t.bookingId).where(sql`${t.bookingId} IS NOT NULL`),
    index('refunds_inquiry').on(t.nextInquiryAt).where(sql`${t.nextInquiryAt} IS NOT NULL`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', sql`${t.state} IN ('requested','sent','done','failed')`),
    check('refunds_sent', sql`${t.state} <> 'sent' OR ${t.sentAt} IS NOT NULL`),
    check('refunds_ended', sql`(${t.state} IN ('done','failed')) = (${t.endedAt} IS NOT NULL)`),
  ],
)

/** Gateway notifications as received; repeated events share one row. */
export const inboundEvents = pgTable(
  'inbound_events',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    verified: boolean('verified').notNull(),
    invoiceNumber: text('invoice_number'),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.eventId] })],
)
