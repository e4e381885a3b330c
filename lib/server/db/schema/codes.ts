import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CODE_PURPOSES, type CodePurpose, MAX_CODE_ATTEMPTS } from '@/lib/domain/verification-code'
import { users } from './accounts'
import { instant } from './columns'
import { isBetween, isOneOf } from './conditions'

/** Codes sent by mail or SMS; only the latest per purpose, recipient and asker is valid. */
export const issuedCodes = pgTable(
  'issued_codes',
  {
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** An email address in lower case, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    /** Keyed hash of the browser, network or account that requested the code. */
    asker: text('asker').notNull(),
    /**
     * Keyed hash of the code; null for a decoy, stored so that timing and responses do not reveal whether an
     * account exists.
     */
    codeHash: text('code_hash'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('issued_codes_key').on(t.purpose, t.recipient, t.asker),
    index('issued_codes_recipient').on(t.recipient),
    index('issued_codes_expiry').on(t.expiresAt),
    check('issued_codes_purpose', isOneOf(t.purpose, CODE_PURPOSES)),
    check('issued_codes_attempts', isBetween(t.attempts, 0, MAX_CODE_ATTEMPTS)),
  ],
)

/** Links by which an account's owner sets a new password, each once; only the mail has the token itself. */
export const resetLinks = pgTable(
  'reset_links',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('reset_links_user').on(t.userId),
    index('reset_links_expiry').on(t.expiresAt),
    check('reset_links_token_hash', sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Links that sign in with an email address, each once; only the mail has the token itself. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text('token_hash').primaryKey(),
    /** In lower case. It need not have an account: the link then opens one. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('sign_in_links_email').on(t.email),
    index('sign_in_links_expiry').on(t.expiresAt),
    check('sign_in_links_token_hash', sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Codes of servers of the previous release, which may run beside this one. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('verification_codes_address').on(t.purpose, t.recipient),
    check('verification_codes_purpose', isOneOf(t.purpose, CODE_PURPOSES)),
    check('verification_codes_attempts', isBetween(t.attempts, 0, MAX_CODE_ATTEMPTS)),
  ],
)
