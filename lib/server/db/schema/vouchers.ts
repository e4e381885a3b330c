import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { bookings } from './orders'

export const vouchers = pgTable('vouchers', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  code: text('code').notNull().unique(),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  redeemedAt: instant('redeemed_at'),
})
