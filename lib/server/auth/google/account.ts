import { ApiError } from '@/lib/contract/error'
import type { Locale } from '@/lib/domain/locale'
import { type Account, insertAccount } from '@/lib/server/auth/repo'
import { database, type Transaction } from '@/lib/server/db/client'
import type { IdentityClaims } from '@/lib/server/db/schema'
import { violatedUnique } from '@/lib/server/db/violation'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { findAccountOf, insertIdentity, lockAccountByEmail } from './identity-repo'

interface Found {
  account: Account
  /** It has just been opened. */
  opened: boolean
}

async function openAccount(tx: Transaction, claims: IdentityClaims, locale: Locale): Promise<Account> {
  const { email, firstName, lastName } = claims
  const account = await insertAccount(tx, { email, firstName, lastName, country: '', address: '', locale })
  await enqueueMail(tx, { template: 'welcome', to: email, locale, values: { name: firstName } })
  return account
}

async function accountOf(tx: Transaction, claims: IdentityClaims, locale: Locale): Promise<Found> {
  const known = await findAccountOf(tx, claims)
  if (known) return { account: known, opened: false }
  if (!claims.emailVerified) throw new ApiError('GOOGLE_EMAIL_UNVERIFIED')
  // No account stands here whose address was not shown to be its owner's, by a code from a mail or by Google.
  const present = await lockAccountByEmail(tx, claims.email)
  const account = present ?? (await openAccount(tx, claims, locale))
  await insertIdentity(tx, account.id, claims)
  return { account, opened: present === null }
}

/** What is told where the database holds something else already. */
function conflict(error: unknown): unknown {
  if (violatedUnique(error) !== 'identities_user') return error
  return new ApiError('GOOGLE_OTHER_ACCOUNT', { cause: error })
}

/** Two at once open the same account: the slower one finds it at its second try. */
const MOST_TRIES = 2

/**
 * Does `then` with the account of a provider's account: the one that it opens already, else that of the same verified
 * e-mail, which it opens from now on, else a new one.
 * @throws ApiError GOOGLE_EMAIL_UNVERIFIED; GOOGLE_OTHER_ACCOUNT where that account belongs to another one already
 */
export async function withAccountOf<Result>(
  claims: IdentityClaims,
  locale: Locale,
  then: (tx: Transaction, found: Found) => Promise<Result>,
  tries = MOST_TRIES,
): Promise<Result> {
  try {
    return await database().transaction(async (tx) => then(tx, await accountOf(tx, claims, locale)))
  } catch (error) {
    const constraint = violatedUnique(error)
    const raced = constraint === 'users_email' || constraint === 'identities_subject'
    if (raced && tries > 1) return withAccountOf(claims, locale, then, tries - 1)
    throw conflict(error)
  }
}
