import { KNOWN_DEVICE_COOKIE } from '@/lib/domain/cookies'
import { TOTP_CODE } from '@/lib/domain/two-step'
import { twoStepDeviceId } from '@/lib/server/auth/known-device'
import type { RequestContext, Session } from '@/lib/server/http/context'
import { limit, refundAttempt, reset } from '@/lib/server/http/rate-limit'
import { findAuthenticator } from './repo'

/** Clears what failed attempts before a right code have used up. */
type Clear = () => Promise<void>

/**
 * Counts an attempt to sign in. A device on which the account signed in with both steps has a limit of its own, which
 * others cannot use up. Any other has that of its network, and all of them one together, because codes of the app can be
 * guessed; a recovery code cannot.
 * @throws ApiError RATE_LIMITED
 */
export async function limitAtSignIn(userId: string, code: string, context: RequestContext): Promise<Clear> {
  const since = (await findAuthenticator(userId))?.confirmedAt
  const device = since ? twoStepDeviceId(context.cookie(KNOWN_DEVICE_COOKIE), { id: userId }, since) : null
  if (device !== null) {
    await limit('two-step-device', device)
    return () => reset('two-step-device', device)
  }
  const network = `${userId} ${context.address}`
  await limit('two-step-network', network)
  const isGuessable = TOTP_CODE.test(code)
  if (isGuessable) await limit('two-step-account', userId)
  return async () => {
    await reset('two-step-network', network)
    if (isGuessable) await reset('two-step-account', userId)
  }
}

/**
 * Counts an attempt in the settings. A session has a limit of its own, and all of an account one together, which is
 * another than that of sign-ins: strangers cannot use it up.
 * @throws ApiError RATE_LIMITED
 */
export async function limitInSettings({ userId, tokenHash }: Session, code: string): Promise<Clear> {
  const session = `${userId} ${tokenHash}`
  await limit('two-step-session', session)
  const isGuessable = TOTP_CODE.test(code)
  if (isGuessable) await limit('two-step-sessions', userId)
  return async () => {
    await reset('two-step-session', session)
    if (isGuessable) await refundAttempt('two-step-sessions', userId)
  }
}
