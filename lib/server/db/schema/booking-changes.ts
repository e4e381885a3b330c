import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, time, unique, uuid } from 'drizzle-orm/pg-core'
import { BOOKING_CHANGES, type BookingChangeKind } from '@/lib/domain/booking-change'
import { currencyCode, instant, isCurrencyCode, minorUnits } from './columns'
import { isOneOf } from './conditions'
import { bookings } from './orders'
import { refunds } from './payments'

/**
 * What customers changed of confirmed bookings. Immutable: the database changes a date or a voucher's code only with such
 * a row. It has no names.
 */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Idempotency key: the same key again is the same change. */
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<BookingChangeKind>().notNull(),
    /** The code of the voucher before; it admits no more. */
    replacedCode: text('replaced_code').notNull().unique(),
    dateBefore: date('date_before'),
    endDateBefore: date('end_date_before'),
    timeBefore: time('time_before', { precision: 0 }),
    dateAfter: date('date_after'),
    endDateAfter: date('end_date_after'),
    timeAfter: time('time_after', { precision: 0 }),
    /** The difference to a lower price, in the currency of the charge. */
    refundedAmount: minorUnits('refunded_amount').notNull().default(0),
    currency: currencyCode('currency').notNull(),
    refundId: uuid('refund_id').references(() => refunds.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('booking_changes_key').on(t.bookingId, t.key),
    check('booking_changes_kind', isOneOf(t.kind, BOOKING_CHANGES)),
    check('booking_changes_currency_code', isCurrencyCode(t.currency)),
    check(
      'booking_changes_dates',
      sql`(${t.kind} = 'date') = (${t.dateBefore} IS NOT NULL) AND (${t.kind} = 'date') = (${t.dateAfter} IS NOT NULL)`,
    ),
    check('booking_changes_refunded_amount', sql`${t.refundedAmount} >= 0`),
    check('booking_changes_refund', sql`(${t.refundedAmount} > 0) = (${t.refundId} IS NOT NULL)`),
  ],
)
