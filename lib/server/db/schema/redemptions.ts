import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { bookings, unitItems } from './orders'

/** What a venue shows to redeem an operator's vouchers; of the key itself only the hash is kept. */
export const venueKeys = pgTable('venue_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As the products name it. */
  operator: text('operator').notNull(),
  /** Who has it, e.g. 'East gate'. */
  label: text('label').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  revokedAt: instant('revoked_at'),
})

/** That a traveller's ticket was used: its key lets it happen once. */
export const redemptions = pgTable(
  'redemptions',
  {
    unitItemId: uuid('unit_item_id')
      .primaryKey()
      .references(() => unitItems.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Whose key it was; null for the sandbox's own. */
    venueKeyId: uuid('venue_key_id').references(() => venueKeys.id),
    /** Names the press of the button, so that asking again after a lost answer is told the same. */
    press: text('press').notNull(),
    redeemedAt: instant('redeemed_at').notNull().defaultNow(),
  },
  (t) => [index('redemptions_booking').on(t.bookingId), index('redemptions_press').on(t.press)],
)
