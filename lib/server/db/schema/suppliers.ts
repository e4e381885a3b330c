import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/domain/locale'
import { isLocaleCode } from './columns'

/** Who is asked to confirm what is not confirmed at once, by the name that products call their operator. */
export const suppliers = pgTable(
  'suppliers',
  {
    name: text('name').primaryKey(),
    email: text('email').notNull(),
    /** In which language they are written to. */
    locale: text('locale').$type<Locale>().notNull(),
  },
  (t) => [
    check('suppliers_email', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('suppliers_locale', isLocaleCode(t.locale)),
  ],
)
