import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/domain/locale'
import { isLocaleCode } from './columns'

/** Who confirms bookings without instant confirmation, by the operator name in the products. */
export const suppliers = pgTable(
  'suppliers',
  {
    name: text('name').primaryKey(),
    email: text('email').notNull(),
    /** Language of mails to them. */
    locale: text('locale').$type<Locale>().notNull(),
  },
  (t) => [
    check('suppliers_email', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('suppliers_locale', isLocaleCode(t.locale)),
  ],
)
