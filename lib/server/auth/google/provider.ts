import type { CustomFetch } from 'openid-client'
import { env, isSandbox, selfOrigin, siteOrigin } from '@/lib/env'
import { keyedHash } from '@/lib/server/secret'

/** An OpenID provider and the shop's client at it. */
export interface Provider {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Allows plain HTTP. */
  insecure: boolean
  /** Custom transport, where the provider is not reached at its public address. */
  fetch?: CustomFetch
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.includes(hostname)
}

/** Only a sandbox on the same machine may use plain HTTP. */
function mayBeInsecure(url: URL): boolean {
  return isSandbox && url.protocol === 'http:' && isLoopback(url)
}

/** The sandbox provider's path. */
const STAND_IN = '/api/sandbox/google'

export const STAND_IN_CLIENT = 'sunhop'

/** The client secret that the sandbox provider shares with the shop. */
export function standInSecret(): string {
  return keyedHash('sandbox-google-client', STAND_IN_CLIENT)
}

export function standInIssuer(): string {
  return siteOrigin() + STAND_IN
}

/**
 * The sandbox provider is this shop itself: browsers use
 * its public address, the server calls itself directly.
 */
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

/** Returns Google or the sandbox provider; null if neither is configured. */
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
