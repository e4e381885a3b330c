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
import type { BookingDetails } from '@/lib/domain/booking-details'
import { users } from './accounts'
import { options } from './catalog'
import { currencyCode, instant, isBookingDetails, isDateRange, isMeeting, minorUnits } from './columns'

import type { Quantities } from './orders'

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
    arrangement: jsonb('arrangement').$type<BookingDetails>().notNull().default({}),
    /**
     * The total that the visitor last saw, in the product's own currency, so that neither another display
     * currency nor a new exchange rate counts as a price change.
     */
    seenAmount: minorUnits('seen_amount').notNull(),
    seenCurrency: currencyCode('seen_currency').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('cart_items_user').on(t.userId, t.position),
    check('cart_items_range', isDateRange(t.localDate, t.localEndDate)),
    check('cart_items_arrangement', isBookingDetails(t.arrangement, t.quantities, t.localDate)),
    check('cart_items_meeting', isMeeting(t.arrangement)),
    check('cart_items_seen_amount', sql`${t.seenAmount} >= 0`),
  ],
)

/** Idempotency keys of 'add to cart', so that a repeated request adds nothing. */
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
    /** Hash of the request; null for rows older than this column. */
    requestHash: text('request_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('cart_additions_item').on(t.cartItemId)],
)
