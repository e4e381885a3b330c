import { sql } from 'drizzle-orm'
import { check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { EXTENSION_MINUTES } from '@/lib/domain/hold'
import { instant } from './columns'
import { literal } from './conditions'
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'hold_extensions_length',
      sql`${t.extendedUntil} > ${t.heldUntil} AND ${t.extendedUntil} <= ${t.heldUntil} + interval '${literal(EXTENSION_MINUTES)} minutes'`,
    ),
    check('hold_extensions_in_time', sql`${t.createdAt} < ${t.heldUntil}`),
  ],
)
