import { z } from 'zod'
import { ApiError, fieldError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/two-step'
import { CHALLENGE_MINUTES } from '@/lib/domain/two-step'
import { signedIn } from '@/lib/server/auth/auth-responses'
import { startSession } from '@/lib/server/auth/create-session'
import { findAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { seal, unseal } from '@/lib/server/secret'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { isTwoStepCode } from './check'
import { limitAtSignIn } from './limits'

const PURPOSE = 'two-step'

const CHALLENGE = z.object({ userId: z.uuid(), until: z.number(), byCode: z.boolean() })

interface FirstStep {
  /** The first step was a code in the owner's mailbox: its owner needs no mail about the sign-in. */
  byCode?: boolean
  now?: Date
}

/** Returns what says that the first step of a sign-in was right. */
function challengeFor(userId: string, { byCode = false, now = new Date() }: FirstStep): string {
  return seal(PURPOSE, JSON.stringify({ userId, byCode, until: now.getTime() + CHALLENGE_MINUTES * 60_000 }))
}

function readChallenge(challenge: string, now: Date): z.output<typeof CHALLENGE> | null {
  const text = unseal(PURPOSE, challenge)
  const parsed = text === null ? null : CHALLENGE.parse(JSON.parse(text))
  return parsed && parsed.until > now.getTime() ? parsed : null
}

/** The response to a right first step of an account with two-step verification. */
export const twoStepRequired = (userId: string, first: FirstStep = {}): ApiError =>
  new ApiError('TWO_STEP_REQUIRED', { details: { challenge: challengeFor(userId, first) } })

/**
 * Completes a sign-in with a code of the account's app, or a recovery code.
 * @throws ApiError TWO_STEP_EXPIRED, VALIDATION_FAILED, RATE_LIMITED
 */
export async function completeSignIn(
  { challenge, code }: z.output<typeof contract.twoStep.body>,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof contract.twoStep.response>> {
  const first = readChallenge(challenge, now)
  const account = first && (await findAccount(first.userId))
  if (!first || !account) throw new ApiError('TWO_STEP_EXPIRED')
  const clear = await limitAtSignIn(account.id, code, context)
  const token = await database().transaction(async (tx) => {
    if (!(await isTwoStepCode(tx, account.id, code, now))) return null
    return startSession(tx, account, context, { byCode: first.byCode, now })
  })
  if (token === null) {
    await recordSecurityEvent({
      kind: 'sign-in',
      outcome: 'refused',
      userId: account.id,
      detail: { method: 'two-step', reason: 'TWO_STEP_CODE' },
    })
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
  return signedIn(account, token, context.t('auth.responses.signed_in'))
}
