import { createHash, randomBytes } from 'node:crypto'
import { CODE_ASKER_COOKIE, CODE_ASKER_SECONDS } from '@/lib/domain/cookies'
import type { RequestContext } from '@/lib/server/http/context'
import { keyedHash } from '@/lib/server/secret'

const BROWSER_ID = /^[\w-]{22}$/

/** A random id is not keyed, so that codes on their way outlive a rotation of the secret; a network could be guessed. */
const hashOf = (kind: 'browser' | 'network' | 'account', id: string) =>
  kind === 'network'
    ? keyedHash('code-asker', kind, id)
    : createHash('sha256').update(`code-asker ${kind} ${id}`).digest('hex')

function cookieOf(id: string, origin: string): string {
  const secure = origin.startsWith('https:') ? ' Secure;' : ''
  return `${CODE_ASKER_COOKIE}=${id}; Path=/api/auth; Max-Age=${CODE_ASKER_SECONDS}; SameSite=Strict;${secure} HttpOnly`
}

/**
 * Returns a hash of who requests or enters a code: the browser, by a cookie that this sets, or the network of a
 * client that is no browser.
 */
export function codeAsker({ cookie, setCookie, fromBrowser, origin, address }: RequestContext): string {
  const sent = cookie(CODE_ASKER_COOKIE) ?? ''
  const isKnown = BROWSER_ID.test(sent)
  if (!isKnown && !fromBrowser) return hashOf('network', address)
  const id = isKnown ? sent : randomBytes(16).toString('base64url')
  setCookie(cookieOf(id, origin))
  return hashOf('browser', id)
}

/** The asker of codes that a signed-in user requests. */
export const accountAsker = (userId: string): string => hashOf('account', userId)
