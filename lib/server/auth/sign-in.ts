import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { isWithinLimit, limit, refundAttempt, reset } from '@/lib/server/http/rate-limit'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { signedIn } from './auth-responses'
import { beginSession } from './create-session'
import { findByCredential, readCredential } from './identifier'
import { verifyPassword } from './passwords'
import { endSession } from './session-repo'

/**
 * Signs in with e-mail or phone; the session that the visitor had before ends. Tries are counted by what was typed and
 * by the account that it means: whoever has used up those of the e-mail has none left by phone, and hears what
 * somebody without an account hears. A new password by the code from a mail opens the account at once.
 * @throws ApiError CREDENTIALS_WRONG, equal and after the same time whether or not there is such an account
 */
export async function login(
  { credential, password }: z.output<typeof contract.login.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.login.response>> {
  await limit('login-address', context.address)
  const asked = readCredential(credential, context.locale)
  await limit('login-credential', asked.key)
  const account = await findByCredential(asked)
  const allowed = await isWithinLimit('login-account', account?.id ?? asked.key)
  const right = await verifyPassword(account?.passwordHash, password)
  if (!account || !allowed || !right) throw new ApiError('CREDENTIALS_WRONG')
  // The last digits of a phone are not its owner's alone: another account of theirs must not clear its tries.
  await (asked.email === null ? refundAttempt : reset)('login-credential', asked.key)
  await reset('login-account', account.id)
  const token = await database().transaction((tx) => beginSession(tx, account, context))
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
