import { ApiError } from '@/lib/contract/error'
import type { Locale } from '@/lib/domain/locale'
import { type Account, insertAccount, lockAccountByEmail } from '@/lib/server/auth/repo'
import { database, type Transaction } from '@/lib/server/db/client'
import type { IdentityClaims } from '@/lib/server/db/schema'
import { violatedUnique } from '@/lib/server/db/violation'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { findAccountOf, insertIdentity } from './identity-repo'

interface Found {
  account: Account
  /** The account was just created. */
  opened: boolean
}

async function createAccount(tx: Transaction, claims: IdentityClaims, locale: Locale): Promise<Account> {
  const { email, firstName, lastName } = claims
  const account = await insertAccount(tx, { email, firstName, lastName, country: '', address: '', locale })
  await enqueueMail(tx, { template: 'welcome', to: email, locale, values: { name: firstName } })
  return account
}

async function accountOf(tx: Transaction, claims: IdentityClaims, locale: Locale): Promise<Found> {
  const known = await findAccountOf(tx, claims)
  if (known) return { account: known, opened: false }
  if (!claims.emailVerified) throw new ApiError('GOOGLE_EMAIL_UNVERIFIED')
  // Safe to link: every account's address was verified, by a mailed code or by Google.
  const present = await lockAccountByEmail(tx, claims.email)
  const account = present ?? (await createAccount(tx, claims, locale))
  await insertIdentity(tx, account.id, claims)
  return { account, opened: present === null }
}

/** Maps a violated constraint to the shop's error. */
function conflict(error: unknown): unknown {
  if (violatedUnique(error) !== 'identities_user') return error
  return new ApiError('GOOGLE_OTHER_ACCOUNT', { cause: error })
}

/** Two simultaneous sign-ins create the same account: the slower one finds it on its second attempt. */
const MAX_ATTEMPTS = 2

/**
 * Runs `then` with the account of a provider identity: the linked one, else the one with the same verified
 * email address, which is then linked, else a new one.
 * @throws ApiError GOOGLE_EMAIL_UNVERIFIED; GOOGLE_OTHER_ACCOUNT
 *   if that account is already linked to another identity
 */
export async function withAccountOf<Result>(
  claims: IdentityClaims,
  locale: Locale,
  then: (tx: Transaction, found: Found) => Promise<Result>,
  attempts = MAX_ATTEMPTS,
): Promise<Result> {
  try {
    return await database().transaction(async (tx) => then(tx, await accountOf(tx, claims, locale)))
  } catch (error) {
    const constraint = violatedUnique(error)
    const raced = constraint === 'users_email' || constraint === 'identities_subject'
    if (raced && attempts > 1) return withAccountOf(claims, locale, then, attempts - 1)
    throw conflict(error)
  }
}
