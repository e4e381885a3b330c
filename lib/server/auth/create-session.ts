import type { Queryable } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { enqueueMail } from '@/lib/server/mail/outbox'
import { keyedHash } from '@/lib/server/secret'
import { deviceOf } from './describe-user-agent'
import { networkOf } from './ip-prefix'
import { recordKnownDevice } from './known-device-repo'
import type { Account } from './repo'
import { createSession, endSession } from './session-repo'

type Visitor = Pick<RequestContext, 'session' | 'userAgent' | 'address' | 'country'>

/** What is known again: the kind of device, and the country, or the network where nobody names the country. */
function markOf(userId: string, { userAgent, address, country }: Visitor): string {
  const { browser, system } = deviceOf(userAgent)
  return keyedHash('sign-in-mark', userId, browser ?? '', system ?? '', country ?? networkOf(address))
}

/**
 * Begins a session, in the transaction of what allowed it, and ends the one that the visitor had before; `nudge()`
 * after the commit. An account that is signed in to from a device or a place that it does not know is told by mail,
 * unless the owner has just read a code there. Returns the token.
 */
export async function beginSession(
  tx: Queryable,
  account: Account,
  visitor: Visitor,
  { byCode = false, now = new Date() }: { byCode?: boolean; now?: Date } = {},
): Promise<string> {
  const { userAgent, country } = visitor
  if (visitor.session) await endSession(tx, visitor.session.tokenHash)
  const unknown = await recordKnownDevice(tx, account.id, markOf(account.id, visitor), now)
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
  return createSession(tx, account.id, userAgent, { country, now })
}
