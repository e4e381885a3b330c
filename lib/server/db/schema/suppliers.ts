import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { localeCode } from './columns'

/** Who confirms bookings without instant confirmation, by the supplier name in the products. */
export const suppliers = pgTable(
  'suppliers',
  {
    name: text('name').primaryKey(),
    email: text('email').notNull(),
    /** Language of mails to them. */
    locale: localeCode(),
  },
  (t) => [check('suppliers_email', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`)],
)
