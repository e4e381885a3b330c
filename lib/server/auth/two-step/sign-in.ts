import type { z } from 'zod'
import { ApiError, fieldError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/two-step'
import { signedIn } from '@/lib/server/auth/auth-responses'
import { startSession } from '@/lib/server/auth/create-session'
import { findAccount, holdAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { createChallenge, deleteChallenge, findChallenge } from './challenge-repo'
import { isTwoStepCode } from './check'
import { limitAtSignIn } from './limits'

interface FirstStep {
  /** The first step was a code in the owner's mailbox: its owner needs no mail about the sign-in. */
  byCode?: boolean
  /** The first step was a call whose response has a token, as the specification needs it. */
  withToken: boolean
}

/** The response to a right first step of an account with two-step verification. */
export async function twoStepRequired(
  userId: string,
  { byCode = false, withToken }: FirstStep,
): Promise<ApiError> {
  const challenge = await createChallenge({ userId, byCode, withToken })
  return new ApiError('TWO_STEP_REQUIRED', { details: { challenge } })
}

async function refused(reason: 'TWO_STEP_CODE' | 'TWO_STEP_EXPIRED', userId: string | null): Promise<void> {
  const detail = { method: 'two-step', reason } as const
  await recordSecurityEvent({ kind: 'sign-in', outcome: 'refused', userId, detail })
}

/**
 * Completes a sign-in with a code of the account's app, or a recovery code. A challenge works once, and ends with the
 * account's other sessions, as a new password does.
 * @throws ApiError TWO_STEP_EXPIRED, VALIDATION_FAILED, RATE_LIMITED; UNAUTHENTICATED if the account was deleted in the
 *   meantime
 */
export async function completeSignIn(
  { challenge, code }: z.output<typeof contract.twoStep.body>,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.twoStep.response>> {
  const first = await findChallenge(challenge, now)
  const account = first && (await findAccount(first.userId))
  if (!first || !account) {
    await refused('TWO_STEP_EXPIRED', null)
    throw new ApiError('TWO_STEP_EXPIRED')
  }
  const clear = await limitAtSignIn(account.id, code, context)
  const token = await database().transaction(async (tx) => {
    await holdAccount(tx, account.id)
    if (!(await isTwoStepCode(tx, account.id, code, now))) return null
    if (!(await deleteChallenge(tx, challenge, now))) throw new ApiError('TWO_STEP_EXPIRED')
    return startSession(tx, account, context, { byCode: first.byCode, now })
  })
  if (token === null) {
    await refused('TWO_STEP_CODE', account.id)
    throw fieldError('code', 'two_step_code')
  }
  await clear()
  wakeOutbox()
  await recordSecurityEvent({
    kind: 'sign-in',
    outcome: 'ok',
    userId: account.id,
    detail: { method: 'two-step' },
  })
  context.setToken(token)
  const { token: issued, ...started } = signedIn(account, token, context.t('auth.responses.signed_in'))
  return first.withToken ? { ...started, token: issued } : started
}
