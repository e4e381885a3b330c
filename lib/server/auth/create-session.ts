import { KNOWN_DEVICE_COOKIE } from '@/lib/domain/cookies'
import type { Queryable } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { keyedHashes } from '@/lib/server/secret'
import { deviceOf } from './describe-user-agent'
import { ipPrefix } from './ip-prefix'
import { knownDeviceCookie } from './known-device'
import { recordKnownDevice } from './known-device-repo'
import { type Account, holdAccount } from './repo'
import { createSession, endSession } from './session-repo'

type Visitor = Pick<RequestContext, 'session' | 'userAgent' | 'address' | 'country' | 'cookie' | 'setCookie'>

/** Identifies a device by its kind and country, or by its network where the country is unknown. */
function deviceHashes(userId: string, { userAgent, address, country }: Visitor): string[] {
  const { browser, system } = deviceOf(userAgent)
  return keyedHashes('sign-in-mark', userId, browser ?? '', system ?? '', country ?? ipPrefix(address))
}

/**
 * Starts a session in the caller's transaction and ends the visitor's previous one; call `wakeOutbox()` after
 * the commit. A sign-in from an unknown device or place is reported to the owner by mail, unless it was
 * confirmed with a mailed code. The response also makes the device a known one. Returns the token.
 * @throws ApiError UNAUTHENTICATED if the account was deleted in the meantime
 */
export async function startSession(
  tx: Queryable,
  account: Account,
  visitor: Visitor,
  { byCode = false, now = new Date() }: { byCode?: boolean; now?: Date } = {},
): Promise<string> {
  const { userAgent, country } = visitor
  await holdAccount(tx, account.id)
  if (visitor.session) await endSession(tx, visitor.session.tokenHash)
  const unknown = await recordKnownDevice(tx, account.id, deviceHashes(account.id, visitor), now)
  if (unknown && !byCode) {
    const { browser, system } = deviceOf(userAgent)
    await enqueueMail(tx, {
      template: 'new-sign-in',
      to: account.email,
      locale: account.locale,
      values: {
        name: account.firstName,
        browser: browser ?? '',
        system: system ?? '',
        country: country ?? '',
        at: now.toISOString(),
      },
    })
  }
  visitor.setCookie(knownDeviceCookie(visitor.cookie(KNOWN_DEVICE_COOKIE), account, now.getTime()))
  return createSession(tx, account.id, userAgent, { country, now })
}
