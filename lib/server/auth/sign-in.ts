import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { signedIn } from './auth-responses'
import { startSession } from './create-session'
import { findByCredential, parseIdentifier } from './identifier'
import { verifyPassword } from './passwords'
import { endSession } from './session-repo'
import { clearSignIns, countSignIn } from './sign-in-limits'
import { hasTwoStep } from './two-step/check'
import { twoStepRequired } from './two-step/sign-in'

/**
 * Signs in with email or phone and ends the visitor's previous session. A known device of the account has its
 * own limit of attempts, which strangers cannot use up; the error is the same as for an unknown account. A device
 * becomes known by any sign-in, including a password reset.
 * @throws ApiError CREDENTIALS_WRONG, identical in content and timing whether or not the account exists;
 *   TWO_STEP_REQUIRED; UNAUTHENTICATED if the account was deleted in the meantime
 */
export async function login(
  { credential, password }: z.output<typeof contract.login.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.login.response>> {
  const identifier = parseIdentifier(credential, context.locale)
  const account = await findByCredential(identifier)
  const allowed = await countSignIn(identifier, account, context)
  const right = await verifyPassword(account?.passwordHash, password)
  if (!account || !allowed || !right) {
    await recordSecurityEvent({
      kind: 'sign-in',
      outcome: 'refused',
      userId: account?.id ?? null,
      recipient: identifier.email ?? identifier.phones[0],
      detail: { method: 'password', reason: allowed ? 'CREDENTIALS_WRONG' : 'RATE_LIMITED' },
    })
    throw new ApiError('CREDENTIALS_WRONG')
  }
  await clearSignIns(identifier, account, context)
  if (await hasTwoStep(account.id)) {
    const detail = { method: 'password', step: 'first' } as const
    await recordSecurityEvent({ kind: 'sign-in', outcome: 'ok', userId: account.id, detail })
    throw await twoStepRequired(account.id, { withToken: true })
  }
  const token = await database().transaction((tx) => startSession(tx, account, context))
  wakeOutbox()
  await recordSecurityEvent({
    kind: 'sign-in',
    outcome: 'ok',
    userId: account.id,
    detail: { method: 'password' },
  })
  context.setToken(token)
  return signedIn(account, token, context.t('auth.responses.signed_in'))
}

/** Ends the visitor's session on the server and in the browser. */
export async function logout(context: RequestContext): Promise<z.input<typeof contract.logout.response>> {
  if (context.session) {
    const { tokenHash, userId } = context.session
    await endSession(database(), tokenHash)
    await recordSecurityEvent({ kind: 'sign-out', outcome: 'ok', userId, detail: {} })
  }
  context.setToken(null)
  return ok(null, context.t('auth.responses.signed_out'))
}
