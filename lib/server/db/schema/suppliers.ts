import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OpeningHours } from '@/lib/domain/fulfilment'
import { localeCode } from './columns'

/** Who confirms bookings without instant confirmation and helps travellers on the day, by the supplier name in the products. */
export const suppliers = pgTable(
  'suppliers',
  {
    name: text('name').primaryKey(),
    email: text('email').notNull(),
    /** Language of mails to them. */
    locale: localeCode(),
    /** For travellers on the day, in E.164; null if there is none. */
    phone: text('phone'),
    /** When the phone is answered, in the venue's time; empty if not known. */
    hours: jsonb('hours').$type<OpeningHours[]>().notNull().default([]),
  },
  (t) => [
    check('suppliers_email', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('suppliers_phone', sql`${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
  ],
)
