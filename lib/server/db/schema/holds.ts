import { sql } from 'drizzle-orm'
import { check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { orders } from './orders'

/** Hold extensions requested by buyers; the primary key allows one per order. */
export const holdExtensions = pgTable(
  'hold_extensions',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The original and the extended end of the hold. */
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
