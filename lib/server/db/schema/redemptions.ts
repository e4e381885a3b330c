import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { bookings, unitItems } from './orders'

/** Keys with which venues redeem a supplier's vouchers; only their hashes are stored. */
export const venueKeys = pgTable('venue_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The supplier, as named in the products. */
  supplier: text('supplier').notNull(),
  /** Holder of the key, e.g. 'East gate'. */
  label: text('label').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  revokedAt: instant('revoked_at'),
})

/** Redeemed tickets; the primary key allows one redemption per ticket. */
export const redemptions = pgTable(
  'redemptions',
  {
    unitItemId: uuid('unit_item_id')
      .primaryKey()
      .references(() => unitItems.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The venue's key; null for the sandbox's own. */
    venueKeyId: uuid('venue_key_id').references(() => venueKeys.id),
    /** Idempotency key, so that a retry after a lost response gets the same result. */
    idempotencyKey: text('idempotency_key').notNull(),
    redeemedAt: instant('redeemed_at').notNull().defaultNow(),
  },
  (t) => [
    index('redemptions_booking').on(t.bookingId),
    index('redemptions_idempotency_key').on(t.idempotencyKey),
  ],
)
