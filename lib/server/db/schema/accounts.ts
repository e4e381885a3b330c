import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/domain/locale'
import { instant, isLocaleCode } from './columns'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** E.164; null if the owner signed up with Google and has given none. */
    phone: text('phone'),
    /** Null if the owner signs in with Google only. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** ISO 3166-1 alpha-2; empty if the owner has given none. */
    country: text('country').notNull(),
    address: text('address').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    image: text('image'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_phone').on(t.phone),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_locale', isLocaleCode(t.locale)),
    check('users_phone_e164', sql`${t.phone} ~ '^\\+[1-9][0-9]{5,14}$'`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in hex; only the browser has the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    /** Public id for ending the session; grants no access. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Accurate to a few minutes. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** Where the session started, ISO 3166-1 alpha-2; null if no proxy supplied it. */
    country: text('country'),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    check('sessions_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
)

/** Known devices and places of an account's sign-ins; neither can be recovered from the hash. */
export const signInMarks = pgTable(
  'sign_in_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of account, kind of device and country or network. */
    mark: text('mark').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mark] }), index('sign_in_marks_seen').on(t.seenAt)],
)

/** Profile pictures, re-encoded by the shop; readable by anyone who knows the key. */
export const profileImages = pgTable(
  'profile_pictures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The unguessable end of its URL; new for every picture. */
    key: text('key').notNull(),
    /** WebP, 512 × 512 pixels, without metadata. */
    picture: bytes('picture').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('profile_pictures_key').on(t.key),
    check('profile_pictures_key_length', sql`length(${t.key}) >= 22`),
    check('profile_pictures_size', sql`octet_length(${t.picture}) BETWEEN 1 AND 1000000`),
  ],
)

/** Codes sent by mail or SMS; only the latest per purpose and recipient is valid. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose').$type<'register' | 'reset' | 'email' | 'phone'>().notNull(),
    /** An email address in lower case, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    /**
     * Keyed hash of the code; null for a decoy, stored so that timing and responses do not reveal whether an
     * account exists.
     */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('verification_codes_address').on(t.purpose, t.recipient),
    check('verification_codes_tries', sql`${t.tries} BETWEEN 0 AND 5`),
  ],
)

/** Accounts of OpenID providers linked to an account here; an issuer never reuses a subject. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'identities_subject', columns: [t.issuer, t.subject] }),
    uniqueIndex('identities_user').on(t.userId, t.issuer),
  ],
)

/** Verified identity claims of an OpenID provider. */
export interface IdentityClaims {
  issuer: string
  subject: string
  /** In lower case. */
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Sign-in attempts through an OpenID provider; each can be used once. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Keyed hashes of the OAuth state and of the cookie of the browser that started the attempt. */
    stateHash: text('state_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider redirected the browser back. */
    returnedAt: instant('returned_at'),
    claims: jsonb('claims').$type<IdentityClaims>(),
  },
  (t) => [
    uniqueIndex('sign_in_attempts_state').on(t.stateHash),
    index('sign_in_attempts_expiry').on(t.expiresAt),
    check('sign_in_attempts_locale', isLocaleCode(t.locale)),
    check('sign_in_attempts_claims', sql`${t.claims} IS NULL OR ${t.returnedAt} IS NOT NULL`),
  ],
)
