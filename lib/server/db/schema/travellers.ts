import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { users } from './accounts'
import { instant, isCountryCode } from './columns'
import { isAtMost } from './conditions'

/** Travellers saved at the user's request. Without an age, which would soon be outdated. */
export const savedTravellers = pgTable(
  'saved_travellers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As in the passport. */
    fullName: text('full_name').notNull(),
    passportNumber: text('passport_number'),
    /** ISO 3166-1 alpha-2; with the number of the national ID card where that was asked. */
    nationality: text('nationality'),
    nationalIdNumber: text('national_id_number'),
    /** When it was created or last booked for. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('saved_travellers_name').on(t.userId, sql`lower(${t.fullName})`),
    check(
      'saved_travellers_full_name',
      sql`${t.fullName} ~ '[^[:space:]]' AND ${isAtMost(t.fullName, MAX_FULL_NAME_LENGTH)}`,
    ),
    check('saved_travellers_nationality', isCountryCode(t.nationality)),
    check('saved_travellers_national_id', sql`${t.nationalIdNumber} ~ '[^[:space:]]'`),
    check('saved_travellers_passport', sql`${t.passportNumber} ~ '[^[:space:]]'`),
  ],
)
