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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  CAPTURE_OUTCOMES,
  type CaptureOutcome,
  MAX_INVOICE_LENGTH,
  PAYMENT_KEYS,
  PAYMENT_STATES,
  type PaymentState,
  REFUND_STATES,
  type RefundState,
  UNMATCHED_REASONS,
  UNMATCHED_RESOLUTIONS,
  type UnmatchedReason,
  type UnmatchedResolution,
} from '@/lib/domain/payment'
import type { PaymentAction } from '@/lib/server/payments/port'
import { currencyCode, instant, isCurrencyCode, minorUnits } from './columns'
import { isAtMost, isOneOf } from './conditions'
import { bookings, orders } from './orders'

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Key of one of the payment options. */
    optionKey: text('option_key').notNull(),
    gateway: text('gateway').notNull(),
    invoiceNumber: text('invoice_number').notNull().unique(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    gatewayReference: text('gateway_reference'),
    /** The action sent to the browser, for repeated requests; null until the gateway responds. */
    nextAction: jsonb('next_action').$type<PaymentAction>(),
    /** Number of status queries by the reconciler, and the time of the next; null if none is due. */
    statusChecks: integer('status_checks').notNull().default(0),
    nextStatusCheckAt: instant('next_status_check_at'),
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
    index('payment_attempts_status_check')
      .on(t.nextStatusCheckAt)
      .where(sql`${t.nextStatusCheckAt} IS NOT NULL`),
    check('payment_attempts_invoice', isAtMost(t.invoiceNumber, MAX_INVOICE_LENGTH)),
    uniqueIndex('payment_attempts_one_open').on(t.orderId).where(sql`${t.state} IN ('created','pending')`),
    uniqueIndex('payment_attempts_one_paid').on(t.orderId).where(sql`${t.state} = 'paid'`),
    check('payment_attempts_state', isOneOf(t.state, PAYMENT_STATES)),
    check('payment_attempts_option_key', isOneOf(t.optionKey, PAYMENT_KEYS)),
    check('payment_attempts_currency_code', isCurrencyCode(t.currency)),
    check('payment_attempts_amount', sql`${t.amount} >= 0`),
  ],
)

/**
 * Captured payments as reported by the gateway, regardless of the order's state: a customer can pay one invoice more
 * than once. Append-only.
 */
export const captures = pgTable(
  'captures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    gateway: text('gateway').notNull(),
    outcome: text('outcome').$type<CaptureOutcome>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    gatewayReference: text('gateway_reference'),
    capturedAt: instant('captured_at').notNull().defaultNow(),
  },
  (t) => [
    index('captures_attempt').on(t.attemptId),
    index('captures_captured').on(t.capturedAt),
    uniqueIndex('captures_reference')
      .on(t.gateway, t.gatewayReference)
      .where(sql`${t.gatewayReference} IS NOT NULL`),
    uniqueIndex('captures_one_without_reference').on(t.attemptId).where(sql`${t.gatewayReference} IS NULL`),
    uniqueIndex('captures_one_paid').on(t.attemptId).where(sql`${t.outcome} = 'paid'`),
    check('captures_amount', sql`${t.amount} >= 0`),
    check('captures_outcome', isOneOf(t.outcome, CAPTURE_OUTCOMES)),
  ],
)

/**
 * Captures that belong to no order, or cannot be distinguished from another one, and refunds that the shop has not
 * requested: staff resolve them.
 */
export const unmatchedCaptures = pgTable(
  'unmatched_captures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gateway: text('gateway').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    /** Empty if the gateway sent none. */
    gatewayReference: text('gateway_reference').notNull(),
    /** Which of the captures of the invoice with the same amount and reference it is. */
    position: integer('position').notNull().default(1),
    reason: text('reason').$type<UnmatchedReason>().notNull(),
    /** Null if the gateway sent no amount. */
    amount: minorUnits('amount'),
    currency: currencyCode('currency'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
    /** Null until it is resolved, and for what never had an amount. */
    resolution: text('resolution').$type<UnmatchedResolution>(),
  },
  (t) => [
    unique('unmatched_captures_payment')
      .on(t.gateway, t.invoiceNumber, t.gatewayReference, t.amount, t.currency, t.position, t.reason)
      .nullsNotDistinct(),
    index('unmatched_captures_open').on(t.receivedAt).where(sql`${t.resolvedAt} IS NULL`),
    check('unmatched_captures_reason', isOneOf(t.reason, UNMATCHED_REASONS)),
    check('unmatched_captures_resolution', isOneOf(t.resolution, UNMATCHED_RESOLUTIONS)),
    check('unmatched_captures_resolved', sql`${t.resolution} IS NULL OR ${t.resolvedAt} IS NOT NULL`),
    // Only a refund can be granted, and only a customer whose money is here is paid in another way.
    check(
      'unmatched_captures_resolvable',
      sql`${t.resolution} <> CASE ${t.reason} WHEN 'unknown_refund' THEN 'elsewhere' ELSE 'goodwill' END`,
    ),
    check('unmatched_captures_amount', sql`${t.amount} >= 0`),
    check('unmatched_captures_money', sql`(${t.amount} IS NULL) = (${t.currency} IS NULL)`),
  ],
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
    captureId: uuid('capture_id')
      .notNull()
      .references(() => captures.id),
    bookingId: uuid('booking_id').references(() => bookings.id),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull().default('pending'),
    gatewayReference: text('gateway_reference'),
    /** Whether staff have paid it in another way, e.g. by bank transfer: the gateway's money is still there. */
    paidElsewhere: boolean('paid_elsewhere').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the gateway accepted it, and when it succeeded or failed. */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** Number of status queries for an accepted refund, and the time of the next. */
    statusChecks: integer('status_checks').notNull().default(0),
    nextStatusCheckAt: instant('next_status_check_at'),
  },
  (t) => [
    index('refunds_attempt').on(t.attemptId),
    index('refunds_capture').on(t.captureId),
    index('refunds_booking_id').on(t.bookingId).where(sql`${t.bookingId} IS NOT NULL`),
    index('refunds_status_check').on(t.nextStatusCheckAt).where(sql`${t.nextStatusCheckAt} IS NOT NULL`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', isOneOf(t.state, REFUND_STATES)),
    check('refunds_elsewhere', sql`NOT ${t.paidElsewhere} OR ${t.state} = 'succeeded'`),
    check('refunds_sent', sql`${t.state} <> 'processing' OR ${t.sentAt} IS NOT NULL`),
    check('refunds_ended', sql`(${t.state} IN ('succeeded','failed')) = (${t.endedAt} IS NOT NULL)`),
  ],
)

/** Gateway notifications as received; repeated events share one row. */
export const gatewayNotifications = pgTable(
  'gateway_notifications',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    verified: boolean('verified').notNull(),
    invoiceNumber: text('invoice_number'),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.eventId] }),
    index('gateway_notifications_invoice').on(t.invoiceNumber),
  ],
)
