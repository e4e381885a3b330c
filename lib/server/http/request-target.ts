import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** The absolute form of a target (RFC 9112, 3.2.2), as a client sends it to a proxy. */
const ABSOLUTE = /^https?:\/\/([^/?]*)(.*)$/is

/**
 * Returns the path of a target in the form that Next matches: without query and dot segments. A check of the path as it
 * was sent would not see `/x/../_next/image`.
 * @param target begins with a slash
 */
export function pathOf(target: string): string {
  return new URL(`http://localhost${target}`).pathname
}

/**
 * Replaces an absolute target by its path, and the `Host` header by its host, as RFC 9112 says. Next takes it for an
 * address of another site. Call it before anything that reads paths.
 */
export function readTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request?: unknown }
    if (!(request instanceof IncomingMessage)) return
    const [, host, rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? []
    if (host === undefined) return
    request.headers.host = host
    request.url = rest.startsWith('/') ? rest : `/${rest}`
  })
}
