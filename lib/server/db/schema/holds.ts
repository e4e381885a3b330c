import { sql } from 'drizzle-orm'
import { check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

/** That the places of an order were kept longer because the buyer asked: its key lets it happen once. */
export const holdExtensions = pgTable(
  'hold_extensions',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** When the hold would have ended, and when it ends instead. */
    heldUntil: instant('held_until').notNull(),
    extendedUntil: instant('extended_until').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'hold_extensions_length',
      sql`${t.extendedUntil} > ${t.heldUntil} AND ${t.extendedUntil} <= ${t.heldUntil} + interval '15 minutes'`,
    ),
    check('hold_extensions_in_time', sql`${t.at} < ${t.heldUntil}`),
  ],
)
