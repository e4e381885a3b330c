import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
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
  uuid,
} from 'drizzle-orm/pg-core'
import { BOOKING_ACTORS, BOOKING_STATUSES, type BookingActor, type BookingStatus } from '@/lib/domain/booking'
import type { ChangeTerms, Repriced } from '@/lib/domain/booking-change'
import { UNIT_TYPES, type UnitType } from '@/lib/domain/catalog'
import type { Localized } from '@/lib/domain/locale'
import type { Rates } from '@/lib/domain/money'
import { PLACE_STATES, type PlaceState } from '@/lib/domain/place-state'
import type { SeatAssignment } from '@/lib/domain/seat-assignment'
import type { StayHours } from '@/lib/domain/stay-hours'
import { MAX_AGE } from '@/lib/domain/travellers'
import type { Leg } from '@/lib/domain/trip'
import type { VatTreatment } from '@/lib/domain/vat'
import { users } from './accounts'
import { products } from './catalog'
import {
  currencyCode,
  instant,
  isBookingDetails,
  isCurrencyCode,
  isDateRange,
  isMeeting,
  isTimeZone,
  localeCode,
  minorUnits,
} from './columns'
import { isBetween, isOneOf } from './conditions'
import { slots } from './inventory'
import { options } from './options'
import { bookingDetailsJson, cancellationTiersJson, productSnapshotJson } from './stored-json'

const isBookingStatus = (column: AnyColumn): SQL => isOneOf(column, BOOKING_STATUSES)

export type Quantities = Partial<Record<UnitType, number>>

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
    /** The reference shown to people: SH-7Q4K-2612. */
    reference: text('reference').notNull().unique(),
    /** Null once the account is deleted: the order remains for accounting, without personal data. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    locale: localeCode(),
    /** Display currency of the visitor. */
    currency: currencyCode('currency').notNull(),
    /** The amount to pay, after the discount. */
    total: minorUnits('total').notNull(),
    promoCode: text('promo_code'),
    discount: minorUnits('discount').notNull().default(0),
    /** Rates per base currency, frozen when the order was placed. */
    rates: jsonb('rates').$type<Rates>().notNull(),
    lead: jsonb('lead').$type<LeadTraveller>().notNull(),
    /** When the lead traveller's address got its only mail, if it is not the account's. */
    leadMailedAt: instant('lead_mailed_at'),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** A keyed hash of the address that placed it, to limit what one address holds without paying. */
    placedFrom: text('placed_from'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('orders_placed_from').on(t.placedFrom, t.createdAt),
    unique('orders_idempotency').on(t.userId, t.idempotencyKey),
    index('orders_user').on(t.userId, t.createdAt),
    check('orders_total', sql`${t.total} >= 0`),
    check('orders_discount', sql`${t.discount} >= 0 AND (${t.promoCode} IS NULL) = (${t.discount} = 0)`),
    check('orders_currency_code', isCurrencyCode(t.currency)),
    check(
      'orders_without_account',
      sql`${t.userId} IS NOT NULL OR ${t.lead} = '{"first_name":"","last_name":"","email":"","phone":""}'::jsonb`,
    ),
  ],
)

export interface PriceLine {
  unit: UnitType | null
  extra: string | null
  /** Refundable; omitted in older bookings. */
  deposit?: boolean
  label: Localized
  quantity: number
  /** Price of one unit, in minor units of the order's currency. */
  amount: number
  /** Price of one unit in the product's own currency. */
  sourceAmount: number
  sourceCurrency: string
  /** Promo discount on the whole price line, in minor units of the order's currency; omitted if zero. */
  discount?: number
}

export interface ProductSnapshot {
  productId: string
  supplier: string
  name: Localized
  optionName: Localized
  image: string | null
  imageAlt: Localized | null
  meetingName: Localized<string | null>
  meetingDirections: Localized<string | null>
  /** Omitted in older bookings. */
  meetingLatitude?: number | null
  meetingLongitude?: number | null
  howToUse: Localized
  /** Omitted in older bookings. */
  whatToBring?: Localized<string[]>
  /** Stays only; omitted in older bookings. */
  stayHours?: StayHours
  instantConfirmation: boolean
  /** Omitted in older bookings. */
  vat?: VatTreatment
  /** Transport only: the outward and return legs; omitted otherwise. */
  legs?: Leg[]
  /** Names of the selected collection point and pickup zone; omitted in older bookings. */
  pointName?: Localized | null
  zoneName?: Localized | null
  /** The pickup window. */
  pickupWindow?: { from: string; to: string } | null
  /** Until when the customer can change it; null for the default, omitted in older bookings. */
  changes?: ChangeTerms | null
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
    bookingDetails: bookingDetailsJson('booking_details').notNull().default({}),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    cancellationPolicy: cancellationTiersJson('cancellation_policy').notNull(),
    snapshot: productSnapshotJson('snapshot').notNull(),
    questionAnswers: jsonb('question_answers').$type<Record<string, string>>().notNull(),
    /** Of each leg of a trip, in its order; empty until the supplier or staff enter them. */
    seatAssignments: jsonb('seat_assignments').$type<SeatAssignment[]>().notNull().default([]),
    seatsAssignedAt: instant('seats_assigned_at'),
    /** Null unless a change of the date has lowered the price. */
    repriced: jsonb('repriced').$type<Repriced<PriceLine>>(),
    /** Deadline for the supplier's reply after payment; null if no confirmation is needed. */
    supplierReplyDueAt: instant('supplier_reply_due_at'),
    /** When the reminder was sent; null if not yet. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('bookings_order_position').on(t.orderId, t.position),
    index('bookings_booked').on(t.productId, t.orderId).where(sql`${t.status} IN ('confirmed', 'completed')`),
    index('bookings_confirmed').on(t.localDate).where(sql`${t.status} = 'confirmed'`),
    index('bookings_expiry').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    index('bookings_supplier_reply_due').on(t.supplierReplyDueAt).where(sql`${t.status} = 'paid'`),
    check('bookings_status', isBookingStatus(t.status)),
    check('bookings_currency_code', isCurrencyCode(t.currency)),
    check('bookings_amount', sql`${t.amount} >= 0`),
    check('bookings_booking_details', isBookingDetails(t.bookingDetails, t.quantities, t.localDate)),
    check('bookings_meeting', isMeeting(t.bookingDetails)),
    check(
      'bookings_return_day',
      sql`${t.bookingDetails} -> 'return' IS NULL
        OR COALESCE((${t.bookingDetails} #>> '{return,date}')::date = ${t.localEndDate}, false)`,
    ),
    check('bookings_seat_assignments', sql`jsonb_typeof(${t.seatAssignments}) = 'array'`),
    check('bookings_range', isDateRange(t.localDate, t.localEndDate)),
    check('bookings_time_zone', isTimeZone(t.timeZone)),
  ],
)

/** Places of each slot that a booking has, and whether they are held or sold. */
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
    state: text('state').$type<PlaceState>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.slotId] }),
    index('booking_slots_slot').on(t.slotId),
    check('booking_slots_quantity', sql`${t.quantity} > 0`),
    check('booking_slots_state', isOneOf(t.state, PLACE_STATES)),
  ],
)

export interface Companion {
  name: string | null
  age: number | null
  passportNumber: string | null
  /** Missing unless an identity document was asked. */
  nationality?: string | null
  nationalIdNumber?: string | null
}

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
    /** Given with the question `identity_document`: one of the two numbers belongs to it. */
    nationality: text('nationality'),
    nationalIdNumber: text('national_id_number'),
    passportNumber: text('passport_number'),
    /** Companions of the first traveller, for a unit sold per group. */
    companions: jsonb('companions').$type<Companion[]>().notNull().default([]),
    /** When it was cancelled, alone or with its booking. */
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    unique('unit_items_position').on(t.bookingId, t.position),
    check('unit_items_companions', sql`jsonb_typeof(${t.companions}) = 'array'`),
    check('unit_items_amount', sql`${t.amount} >= 0`),
    check('unit_items_unit_code', isOneOf(t.unitCode, UNIT_TYPES)),
    check('unit_items_nationality', sql`${t.nationality} ~ '^[A-Z]{2}$'`),
    check('unit_items_age', isBetween(t.age, 0, MAX_AGE)),
  ],
)

/** All status changes of bookings; written by a trigger, so that none is missed, and never deleted. */
export const bookingStatusHistory = pgTable(
  'booking_status_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    from: text('from_status').$type<BookingStatus>(),
    to: text('to_status').$type<BookingStatus>().notNull(),
    actor: text('actor').$type<BookingActor>().notNull(),
    reason: text('reason'),
    /** The staff member, if the shop made the change. */
    staffMember: text('staff_member'),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
  },
  (t) => [
    index('booking_status_history_booking').on(t.bookingId, t.id),
    index('booking_status_history_occurred').on(t.occurredAt),
    check('booking_status_history_from', isBookingStatus(t.from)),
    check('booking_status_history_to', isBookingStatus(t.to)),
    check('booking_status_history_actor', isOneOf(t.actor, BOOKING_ACTORS)),
    check(
      'booking_status_history_staff_member',
      sql`(${t.actor} = 'operator') = (${t.staffMember} IS NOT NULL)`,
    ),
  ],
)
