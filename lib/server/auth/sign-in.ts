import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { isWithinLimit, limit, refundAttempt, reset } from '@/lib/server/http/rate-limit'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { signedIn } from './auth-responses'
import { startSession } from './create-session'
import { findByCredential, parseIdentifier } from './identifier'
import { verifyPassword } from './passwords'
import { endSession } from './session-repo'

/**
 * Signs in with email or phone and ends the visitor's previous session. Attempts are limited by the
 * identifier entered and by the account it means, so that email and phone share the account's attempts; the
 * error is the same as for an unknown account. Resetting the password with a mailed code unlocks the account
 * at once.
 * @throws ApiError CREDENTIALS_WRONG, identical in content and timing whether or not the account exists
 */
export async function login(
  { credential, password }: z.output<typeof contract.login.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.login.response>> {
  await limit('login-address', context.address)
  const identifier = parseIdentifier(credential, context.locale)
  await limit('login-credential', identifier.key)
  const account = await findByCredential(identifier)
  const allowed = await isWithinLimit('login-account', account?.id ?? identifier.key)
  const right = await verifyPassword(account?.passwordHash, password)
  if (!account || !allowed || !right) throw new ApiError('CREDENTIALS_WRONG')
  // The key is a phone's last digits, which other numbers share: a sign-in must not clear their attempts.
  await (identifier.email === null ? refundAttempt : reset)('login-credential', identifier.key)
  await reset('login-account', account.id)
  const token = await database().transaction((tx) => startSession(tx, account, context))
  wakeOutbox()
  context.setToken(token)
  return signedIn(account, token, context.t('auth.answers.signed_in'))
}

/** Ends the visitor's session on the server and in the browser. */
export async function logout(context: RequestContext): Promise<z.input<typeof contract.logout.response>> {
  if (context.session) await endSession(database(), context.session.tokenHash)
  context.setToken(null)
  return ok(null, context.t('auth.answers.signed_out'))
}
