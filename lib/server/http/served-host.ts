import type { IncomingHttpHeaders } from 'node:http'
import { isServedHost } from '@/lib/domain/served-host'
import { forwardedValue } from '@/lib/domain/visited-origin'
import { env } from '@/lib/env'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { log } from './log'

/** Refused hosts that are logged; further ones are most likely random. */
const MAX_LOGGED = 100
const logged = new Set<string>()

function servedNames(): string[] {
  const origins = [env.SITE_URL, env.SELF_ORIGIN].flatMap((url) => (url ? new URL(url).hostname : []))
  return [...origins, ...(env.HOST ? [env.HOST.toLowerCase()] : []), ...env.ALLOWED_HOSTS]
}

/** The hosts that a request names: its own, and the one that a trusted proxy received. */
function hostsOf(headers: IncomingHttpHeaders): string[] {
  const get = (name: string) => headers[name]?.toString() ?? null
  const forwarded = forwardedValue({ get }, 'x-forwarded-host', env.TRUSTED_PROXIES)
  return [headers.host, forwarded].filter((host) => typeof host === 'string')
}

/**
 * Whether the shop responds at the host of a request, see `isServedHost`. Without a `Host` header the client is not a
 * browser.
 */
export function isHostServed(headers: IncomingHttpHeaders): boolean {
  const names = servedNames()
  const refused = hostsOf(headers).find((host) => !isServedHost(host, names))
  if (refused === undefined) return true
  // A storefront has no database. The name stays out: a client chooses it.
  if (!env.API_ORIGIN) void recordSecurityEvent({ kind: 'host', outcome: 'refused', detail: {} })
  if (logged.size < MAX_LOGGED && !logged.has(refused)) {
    logged.add(refused)
    log.warn(
      { host: refused.slice(0, 255) },
      'a request for a host that ALLOWED_HOSTS does not have was refused',
    )
  }
  return false
}
