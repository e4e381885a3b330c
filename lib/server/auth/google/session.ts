import type { z } from 'zod'
import type * as contract from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { SIGN_IN_BROWSER_COOKIE } from '@/lib/domain/cookies'
import { signedIn } from '@/lib/server/auth/auth-responses'
import { startSession } from '@/lib/server/auth/create-session'
import { hasTwoStep } from '@/lib/server/auth/two-step/check'
import { twoStepRequired } from '@/lib/server/auth/two-step/sign-in'
import type { RequestContext } from '@/lib/server/http/context'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { withAccountOf } from './account'
import { closeAttempt } from './attempt-repo'
import { refusedSignIn } from './refused-sign-in'

async function startWithGoogle(attempt: string, context: RequestContext) {
  const claims = await closeAttempt(attempt, context.cookie(SIGN_IN_BROWSER_COOKIE) ?? '')
  if (!claims) throw new ApiError('GOOGLE_EXPIRED')
  return withAccountOf(claims, context.locale, async (tx, found) => ({
    ...found,
    token: (await hasTwoStep(found.account.id, tx))
      ? null
      : await startSession(tx, found.account, context, { byCode: found.opened }),
  }))
}

/**
 * Signs in the browser that returned from Google and ends the visitor's previous session.
 * @throws ApiError GOOGLE_EXPIRED if the attempt was used, has expired or belongs to another browser;
 *   GOOGLE_EMAIL_UNVERIFIED, GOOGLE_OTHER_ACCOUNT, TWO_STEP_REQUIRED; UNAUTHENTICATED if the account was deleted in the
 *   meantime
 */
export async function googleSession(
  { attempt }: z.output<typeof contract.googleSession.body>,
  context: RequestContext,
): Promise<z.input<typeof contract.googleSession.response>> {
  const { account, opened, token } = await startWithGoogle(attempt, context).catch(refusedSignIn)
  if (token === null) throw await twoStepRequired(account.id, { withToken: true })
  wakeOutbox()
  await recordSecurityEvent({
    kind: opened ? 'registration' : 'sign-in',
    outcome: 'ok',
    userId: account.id,
    detail: { method: 'google' },
  })
  context.setToken(token)
  const message = opened ? 'account_opened' : 'signed_in'
  return signedIn(account, token, context.t(`auth.responses.${message}`))
}
