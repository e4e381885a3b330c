import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { env } from '@/lib/env'

/** Two years. */
const SECONDS = 63_072_000

/** The value of `Strict-Transport-Security` (RFC 6797). Other sites of the domain may have no HTTPS: they are included only by a setting. */
export function transportSecurity(): string {
  return `max-age=${SECONDS}${env.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
}

/** Sets the header on every response. The headers in next.config.ts are those of the build, and know no setting. */
export function requireHttps(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response?: unknown }
    if (response instanceof ServerResponse)
      response.setHeader('Strict-Transport-Security', transportSecurity())
  })
}
