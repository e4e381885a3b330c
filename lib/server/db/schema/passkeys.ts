import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { instant } from './columns'

/** Public keys of WebAuthn credentials, each on a device or in a password manager of the account's owner. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id in base64url. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The public key in COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the device counts them; always 0 for those that are synchronized. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches the device, e.g. `internal` or `hybrid`. */
    transports: text('transports').array().notNull(),
    /** The browser and system that created it; null if they are not known. */
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId, t.createdAt)],
)

/** Random values that a passkey signs, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** 256 random bits in base64url. */
    challenge: text('challenge').primaryKey(),
    /** The account that creates a passkey; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
)
