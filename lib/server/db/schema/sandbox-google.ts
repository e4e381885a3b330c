import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { instant } from './columns'

/** Signing key of the sandbox Google provider; created once and shared by all servers of a sandbox. */
export const sandboxGoogleKey = pgTable(
  'sandbox_google_key',
  { id: integer('id').primaryKey(), jwk: jsonb('jwk').$type<JWK>().notNull() },
  (t) => [check('sandbox_google_key_one', sql`${t.id} = 1`)],
)

/** Unredeemed codes of the sandbox Google provider. */
export const sandboxGoogleCodes = pgTable(
  'sandbox_google_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    claims: jsonb('claims').$type<Record<string, string | boolean>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sandbox_google_codes_expiry').on(t.expiresAt)],
)
