import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { instant } from './columns'

/** The authenticator app of an account. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret that app and shop share; sealed, since codes cannot be checked by a hash. */
  sealedSecret: text('sealed_secret').notNull(),
  /** When its first code was confirmed; null until then, and the account has no second step. */
  confirmedAt: instant('confirmed_at'),
  /** The period of 30 seconds of the last code that was used: no code works twice. */
  lastPeriod: integer('last_period').notNull().default(0),
})

/** Each replaces the app once, and is deleted by its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authenticators.userId, { onDelete: 'cascade' }),
    /** SHA-256 of account and code. */
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Sign-ins that wait for their second step, each completed once. */
export const twoStepChallenges = pgTable(
  'two_step_challenges',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first step was a code in the owner's mailbox. */
    byCode: boolean('by_code').notNull(),
    /** The first step was a call of the specification, whose response has the session's token. */
    withToken: boolean('with_token').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('two_step_challenges_user').on(t.userId),
    index('two_step_challenges_expiry').on(t.expiresAt),
    check('two_step_challenges_token_hash', sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
