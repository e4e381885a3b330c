import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/**
 * Without a proxy in front, removes `X-Forwarded-For` from every request before anything reads it: Next then
 * sets it to the connection's own address instead of keeping a forged one.
 */
export function ignoreForwardedFor(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request?: unknown }
    if (request instanceof IncomingMessage) delete request.headers['x-forwarded-for']
  })
}
