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
    /** E.164; null where the owner, who came with Google, has named none. */
    phone: text('phone'),
    /** Null where the owner signs in with Google alone. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** ISO 3166-1 alpha-2; empty where the owner has named none. */
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
    /** SHA-256 of the token in hex; the token itself is known to the browser alone. */
    tokenHash: text('token_hash').primaryKey(),
    /** What the owner calls it by to end it; opens nothing. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** To within a few minutes. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** Where it began, ISO 3166-1 alpha-2; null where no proxy in front named it. */
    country: text('country'),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    check('sessions_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
)

/** From where an account was signed in to, to know it again; neither address nor device can be read from it. */
export const signInMarks = pgTable(
  'sign_in_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the account, the kind of device and the country or network. */
    mark: text('mark').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mark] }), index('sign_in_marks_seen').on(t.seenAt)],
)

/** Pictures of account owners, re-encoded by the shop; whoever knows the key may see one. */
export const profileImages = pgTable(
  'profile_pictures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The unguessable end of its address; another one with every picture. */
    key: text('key').notNull(),
    /** WebP, 512 pixels square, without metadata. */
    picture: bytes('picture').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('profile_pictures_key').on(t.key),
    check('profile_pictures_key_length', sql`length(${t.key}) >= 22`),
    check('profile_pictures_size', sql`octet_length(${t.picture}) BETWEEN 1 AND 1000000`),
  ],
)

/** A code sent by mail or text message; the newest of a purpose and recipient counts. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose').$type<'register' | 'reset' | 'email' | 'phone'>().notNull(),
    /** An e-mail address in lower case, or a phone in E.164. */
    recipient: text('recipient').notNull(),
    /** Keyed hash of the code; null where no account stands behind the address, so that timing and answers stay alike. */
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

/** Accounts elsewhere that open an account here; the subject is what an issuer never gives to another person. */
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

/** Who somebody is, in the words of an OpenID provider whose answer has been verified. */
export interface IdentityClaims {
  issuer: string
  subject: string
  /** In lower case. */
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Ways to an OpenID provider and back that somebody has set out on; each may be walked once. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Keyed hashes: of the state that the provider brings back, and of the cookie of the browser that set out. */
    stateHash: text('state_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider sent the browser back. */
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
