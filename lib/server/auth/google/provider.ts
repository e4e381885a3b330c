import type { CustomFetch } from 'openid-client'
import { env, isSandbox, selfOrigin, siteOrigin } from '@/lib/env'
import { keyedHash } from '@/lib/server/secret'

/** An OpenID provider, and what the shop is to it. */
export interface Provider {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Plain HTTP may be spoken to it. */
  insecure: boolean
  /** How it is reached, where not simply by its address. */
  fetch?: CustomFetch
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.includes(hostname)
}

/** Only a trial on one machine may do without encryption. */
function mayBeInsecure(url: URL): boolean {
  return isSandbox && url.protocol === 'http:' && isLoopback(url)
}

/** The stand-in's address under an origin. */
const STAND_IN = '/api/sandbox/google'

export const STAND_IN_CLIENT = 'sunhop'

/** The secret that the stand-in shares with the shop. */
export function standInSecret(): string {
  return keyedHash('sandbox-google-client', STAND_IN_CLIENT)
}

export function standInIssuer(): string {
  return siteOrigin() + STAND_IN
}

/** The stand-in is this shop itself: the browser goes to its public address, the server straight to itself. */
function standIn(): Provider {
  const self = selfOrigin()
  return {
    issuer: new URL(standInIssuer()),
    clientId: STAND_IN_CLIENT,
    clientSecret: standInSecret(),
    insecure: mayBeInsecure(new URL(self)),
    fetch: (url, options) => {
      const { pathname, search } = new URL(url)
      return fetch(self + pathname + search, { ...options, cache: 'no-store' } as RequestInit)
    },
  }
}

/** Google, or what stands in for it; null where this shop has neither. */
export function googleProvider(): Provider | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return isSandbox ? standIn() : null
  const issuer = new URL(GOOGLE_ISSUER)
  return {
    issuer,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    insecure: mayBeInsecure(issuer),
  }
}
