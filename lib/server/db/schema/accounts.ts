import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_ADDRESS_LENGTH, MAX_EMAIL_LENGTH } from '@/lib/domain/contact'
import { MAX_STORED_IMAGE_BYTES } from '@/lib/domain/image'
import { MAX_NAME_LENGTH } from '@/lib/domain/name-length'
import { bytes, instant, isCountryCode, localeCode } from './columns'
import { isAtMost, isBetween } from './conditions'

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
    locale: localeCode(),
    image: text('image'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_phone').on(t.phone),
    check('users_email', isAtMost(t.email, MAX_EMAIL_LENGTH)),
    check('users_first_name', isAtMost(t.firstName, MAX_NAME_LENGTH)),
    check('users_last_name', isAtMost(t.lastName, MAX_NAME_LENGTH)),
    check('users_address', isAtMost(t.address, MAX_ADDRESS_LENGTH)),
    check('users_country', sql`${t.country} = '' OR ${isCountryCode(t.country)}`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
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
    check('sessions_country', isCountryCode(t.country)),
  ],
)

/** Known devices and places of an account's sign-ins; neither can be recovered from the hash. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of account, kind of device and country or network. */
    fingerprint: text('fingerprint').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.fingerprint] }), index('known_devices_seen').on(t.seenAt)],
)

/** Profile images, re-encoded by the shop; readable by anyone who knows the key. */
export const profileImages = pgTable(
  'profile_images',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The unguessable end of its URL; new for every image. */
    key: text('key').notNull(),
    /** WebP, a square with sides of `IMAGE_SIDE`, without metadata. */
    image: bytes('image').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('profile_images_key').on(t.key),
    check('profile_images_key_length', sql`length(${t.key}) >= 22`),
    check('profile_images_size', isBetween(sql`octet_length(${t.image})`, 1, MAX_STORED_IMAGE_BYTES)),
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
export const oauthAttempts = pgTable(
  'oauth_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Keyed hashes of the OAuth state and of the cookie of the browser that started the attempt. */
    stateHash: text('state_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    locale: localeCode(),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider redirected the browser back. */
    returnedAt: instant('returned_at'),
    claims: jsonb('claims').$type<IdentityClaims>(),
  },
  (t) => [
    uniqueIndex('oauth_attempts_state').on(t.stateHash),
    index('oauth_attempts_expiry').on(t.expiresAt),
    check('oauth_attempts_claims', sql`${t.claims} IS NULL OR ${t.returnedAt} IS NOT NULL`),
  ],
)
