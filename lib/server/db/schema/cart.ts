import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import {
  currencyCode,
  instant,
  isBookingDetails,
  isCurrencyCode,
  isDateRange,
  isMeeting,
  minorUnits,
} from './columns'
import { options } from './options'

import type { Quantities } from './orders'
import { bookingDetailsJson } from './stored-json'

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
    bookingDetails: bookingDetailsJson('booking_details').notNull().default({}),
    /**
     * The total that the visitor last saw, in the product's own currency, so that neither another display
     * currency nor a new exchange rate counts as a price change.
     */
    lastSeenTotal: minorUnits('last_seen_total').notNull(),
    lastSeenCurrency: currencyCode('last_seen_currency').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('cart_items_user').on(t.userId, t.position),
    check('cart_items_range', isDateRange(t.localDate, t.localEndDate)),
    check('cart_items_booking_details', isBookingDetails(t.bookingDetails, t.quantities, t.localDate)),
    check('cart_items_meeting', isMeeting(t.bookingDetails)),
    check('cart_items_last_seen_currency_code', isCurrencyCode(t.lastSeenCurrency)),
    check('cart_items_last_seen_total', sql`${t.lastSeenTotal} >= 0`),
  ],
)

/** Idempotency keys of 'add to cart', so that a repeated request adds nothing. */
export const cartIdempotencyKeys = pgTable(
  'cart_idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    cartItemId: uuid('cart_item_id')
      .notNull()
      .references(() => cartItems.id, { onDelete: 'cascade' }),
    /** Hash of the request; null for rows older than this column. */
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('cart_idempotency_keys_item').on(t.cartItemId)],
)
