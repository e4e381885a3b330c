import { KNOWN_DEVICE_COOKIE } from '@/lib/domain/cookies'
import type { RequestContext } from '@/lib/server/http/context'
import { isWithinLimit, limit, refundAttempt, reset } from '@/lib/server/http/rate-limit'
import type { Credential } from './identifier'
import { knownDeviceId } from './known-device'
import type { Account } from './repo'

const deviceOf = (context: RequestContext, account: Account | null) =>
  knownDeviceId(context.cookie(KNOWN_DEVICE_COOKIE), account)

const inNetwork = (key: string, { address }: RequestContext) => `${key} ${address}`

/**
 * Counts a sign-in attempt. A device on which the account signed in before has a limit of its own, which other
 * visitors cannot use up; any other shares those of its network and of the account. Returns false if the account's
 * is exceeded, which the response must not reveal.
 * @throws ApiError RATE_LIMITED
 */
export async function countSignIn(
  { key }: Credential,
  account: Account | null,
  context: RequestContext,
): Promise<boolean> {
  const device = deviceOf(context, account)
  if (device !== null) {
    await limit('login-device', device)
    return true
  }
  await limit('login-address', context.address)
  await limit('login-credential', inNetwork(key, context))
  return isWithinLimit('login-account', account?.id ?? key)
}

/** Clears what failed attempts before a successful sign-in have used up. */
export async function clearSignIns(
  { key, email }: Pick<Credential, 'key' | 'email'>,
  account: Account,
  context: RequestContext,
): Promise<void> {
  const device = deviceOf(context, account)
  if (device !== null) return reset('login-device', device)
  // The key is a phone's last digits, which other numbers share: a sign-in must not clear their attempts.
  await (email === null ? refundAttempt : reset)('login-credential', inNetwork(key, context))
  await reset('login-account', account.id)
}

/** Clears all limits of an account after a password reset. */
export async function clearAllSignIns(account: Account, context: RequestContext): Promise<void> {
  const device = deviceOf(context, account)
  if (device !== null) await reset('login-device', device)
  await reset('login-credential', inNetwork(account.email, context))
  await reset('login-account', account.id)
}
