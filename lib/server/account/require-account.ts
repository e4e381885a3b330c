import { ApiError, fieldError } from '@/lib/contract/error'
import { isFreshSignIn } from '@/lib/domain/fresh-sign-in'
import { verifyPassword } from '@/lib/server/auth/passwords'
import { type Account, findAccount } from '@/lib/server/auth/repo'
import { findSignInTime } from '@/lib/server/auth/session-repo'
import { hasTwoStep } from '@/lib/server/auth/two-step/check'
import type { SignedIn } from '@/lib/server/http/context'
import { limit, refundAttempt, reset } from '@/lib/server/http/rate-limit'
import { recordSecurityEvent } from '@/lib/server/security-log/record'

/** Returns the signed-in account. @throws ApiError UNAUTHENTICATED if it was deleted in the meantime */
export async function ownAccount({ session }: SignedIn): Promise<Account> {
  return present(await findAccount(session.userId))
}

/** @throws ApiError UNAUTHENTICATED */
export function present(account: Account | null): Account {
  if (!account) throw new ApiError('UNAUTHENTICATED')
  return account
}

/**
 * Returns the signed-in account after verifying its password, or for an account without one that its owner has signed in
 * recently.
 * @param password null for an account without one
 * @param field form field that holds the password
 * @throws ApiError SIGN_IN_AGAIN; the codes of confirmedAccount()
 */
export async function confirmedOwner(
  context: SignedIn,
  password: string | null,
  field = 'password',
): Promise<Account> {
  if (password !== null) return confirmedAccount(context, password, field)
  const account = await ownAccount(context)
  if (account.passwordHash !== null) throw fieldError(field, 'required')
  await requireFreshSignIn(context)
  return account
}

/** @throws ApiError SIGN_IN_AGAIN if the last sign-in is too long ago */
async function requireFreshSignIn({ session }: SignedIn): Promise<void> {
  const since = await findSignInTime(session.tokenHash)
  if (!since || !isFreshSignIn(since, new Date())) throw new ApiError('SIGN_IN_AGAIN')
}

/**
 * Returns the signed-in account as confirmedOwner() does. Two-step verification also takes a recent sign-in, which had both
 * steps: a password alone must not change what the account is entered by.
 * @throws ApiError SIGN_IN_AGAIN; the codes of confirmedAccount()
 */
export async function freshlyConfirmed(
  context: SignedIn,
  password: string | null,
  field = 'password',
): Promise<Account> {
  const account = await confirmedOwner(context, password, field)
  if (await hasTwoStep(account.id)) await requireFreshSignIn(context)
  return account
}

/**
 * Returns the signed-in account after verifying its password.
 * @param field form field that holds the password
 * @throws ApiError VALIDATION_FAILED, RATE_LIMITED
 */
export async function confirmedAccount(
  context: SignedIn,
  password: string,
  field = 'password',
): Promise<Account> {
  const { userId, tokenHash } = context.session
  const session = `${userId} ${tokenHash}`
  await limit('password-session', session)
  // One session cannot use this up: it pauses only those of a thief who has several.
  await limit('password-user', userId)
  const account = await ownAccount(context)
  // An account created with Google or a mailed code has none; its owner sets one in the settings.
  if (account.passwordHash === null) throw fieldError(field, 'password_none')
  if (!(await verifyPassword(account.passwordHash, password))) {
    await recordSecurityEvent({ kind: 'password-confirmation', outcome: 'refused', userId, detail: {} })
    throw fieldError(field, 'password_wrong')
  }
  await reset('password-session', session)
  await refundAttempt('password-user', userId)
  return account
}
