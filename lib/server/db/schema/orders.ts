import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingActor, BookingStatus } from '@/lib/domain/booking'
import type { CancellationTier } from '@/lib/domain/cancellation'
import type { UnitType } from '@/lib/domain/catalog'
import type { Locale, Localized } from '@/lib/domain/locale'
import type { Rates } from '@/lib/domain/money'
import { users } from './accounts'
import { options, products, slots } from './catalog'
import { currencyCode, instant, minorUnits } from './columns'

export type Quantities = Partial<Record<UnitType, number>>

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    optionId: text('option_id')
      .notNull()
      .references(() => options.id, { onDelete: 'cascade' }),
    localDate: date('local_date'),
    localEndDate: date('local_end_date'),
    localTime: time('local_time', { precision: 0 }),
    quantities: jsonb('quantities').$type<Quantities>().notNull(),
    extras: text('extras').array().notNull(),
    /**
     * The total that the visitor last saw, in the product's own currency: neither another display currency nor
     * a new exchange rate is a change of price.
     */
    seenAmount: minorUnits('seen_amount').notNull(),
    seenCurrency: currencyCode('seen_currency').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('cart_items_user').on(t.userId, t.position),
    check('cart_items_range', sql`${t.localEndDate} IS NULL OR ${t.localEndDate} >= ${t.localDate}`),
  ],
)

/** Presses of 'add to cart' that were done, so that a repeated one adds nothing. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    cartItemId: uuid('cart_item_id')
      .notNull()
      .references(() => cartItems.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('cart_additions_item').on(t.cartItemId)],
)

export interface LeadTraveller {
  first_name: string
  last_name: string
  email: string
  phone: string
}

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people read out: SH-7Q4K-2612. */
    reference: text('reference').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    locale: text('locale').$type<Locale>().notNull(),
    /** Currency in which the visitor saw the prices. */
    currency: currencyCode('currency').notNull(),
    total: minorUnits('total').notNull(),
    /** Rates per base currency, frozen when the order was placed. */
    rates: jsonb('rates').$type<Rates>().notNull(),
    lead: jsonb('lead').$type<LeadTraveller>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('orders_idempotency').on(t.userId, t.idempotencyKey),
    index('orders_user').on(t.userId, t.createdAt),
    check('orders_total', sql`${t.total} >= 0`),
  ],
)

export interface PriceLine {
  unit: UnitType | null
  extra: string | null
  label: Localized
  quantity: number
  /** One unit, in minor units of the order's currency. */
  amount: number
  /** One unit in the product's own currency. */
  sourceAmount: number
  sourceCurrency: string
}

export interface ProductSnapshot {
  productId: string
  operator: string
  name: Localized
  optionName: Localized
  image: string | null
  imageAlt: Localized | null
  meetingName: Localized<string | null>
  meetingDirections: Localized<string | null>
  howToUse: Localized
  instantConfirmation: boolean
}

export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    optionId: text('option_id')
      .notNull()
      .references(() => options.id),
    status: text('status').$type<BookingStatus>().notNull().default('pending'),
    localDate: date('local_date'),
    localEndDate: date('local_end_date'),
    localTime: time('local_time', { precision: 0 }),
    timeZone: text('time_zone').notNull(),
    startsAt: instant('starts_at'),
    expiresAt: instant('expires_at').notNull(),
    quantities: jsonb('quantities').$type<Quantities>().notNull(),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    policy: jsonb('policy').$type<CancellationTier[]>().notNull(),
    snapshot: jsonb('snapshot').$type<ProductSnapshot>().notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('bookings_order_position').on(t.orderId, t.position),
    index('bookings_expiry').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    check(
      'bookings_status',
      sql`${t.status} IN ('pending','paid','confirmed','completed','timeout','cancelled','failed')`,
    ),
    check('bookings_amount', sql`${t.amount} >= 0`),
  ],
)

/** How many places of which slot a booking has, and whether they are held or sold. */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    slotId: bigint('slot_id', { mode: 'number' })
      .notNull()
      .references(() => slots.id),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'sold' | 'released'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.slotId] }),
    check('booking_slots_quantity', sql`${t.quantity} > 0`),
    check('booking_slots_state', sql`${t.state} IN ('held','sold','released')`),
  ],
)

export const unitItems = pgTable(
  'unit_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    position: integer('position').notNull(),
    unitCode: text('unit_code').$type<UnitType>().notNull(),
    label: jsonb('label').$type<Localized>().notNull(),
    amount: minorUnits('amount').notNull(),
    travellerName: text('traveller_name'),
    age: integer('age'),
    passportNumber: text('passport_number'),
  },
  (t) => [unique('unit_items_position').on(t.bookingId, t.position)],
)

export const vouchers = pgTable('vouchers', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  code: text('code').notNull().unique(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  redeemedAt: instant('redeemed_at'),
})

/** Every change of a booking's status; written by a trigger, so that none can be forgotten. */
export const statusEvents = pgTable(
  'status_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    from: text('from_status').$type<BookingStatus>(),
    to: text('to_status').$type<BookingStatus>().notNull(),
    actor: text('actor').$type<BookingActor>().notNull(),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('status_events_booking').on(t.bookingId, t.id)],
)

export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** One of the seven payment options' keys. */
    optionKey: text('option_key').notNull(),
    gateway: text('gateway').notNull(),
    invoiceNumber: text('invoice_number').notNull().unique(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    gatewayReference: text('gateway_reference'),
    /** Where the browser was sent to pay, to send it there again. */
    redirect: text('redirect'),
    /** How often the reconciler asked the gateway, and when it asks next; null when there is nothing to ask. */
    inquiries: integer('inquiries').notNull().default(0),
    nextInquiryAt: instant('next_inquiry_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
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

/** Money that a gateway says it took; one row per attempt, whatever became of the order. */
export const captures = pgTable('captures', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => paymentAttempts.id),
  amount: minorUnits('amount').notNull(),
  currency: currencyCode('currency').notNull(),
  gatewayReference: text('gateway_reference'),
  capturedAt: instant('captured_at').notNull().defaultNow(),
})

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
    state: text('state').$type<'requested' | 'done' | 'failed'>().notNull().default('requested'),
    gatewayReference: text('gateway_reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', sql`${t.state} IN ('requested','done','failed')`),
  ],
)

/** Notices as they came in; the same gateway event twice is one row. */
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
