import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/**
 * Where no proxy stands in front, has every request's `X-Forwarded-For` forgotten before anything reads it: Next
 * then writes the connection's own address there, instead of keeping what the visitor made up.
 */
export function ignoreForwardedFor(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request?: unknown }
    if (request instanceof IncomingMessage) delete request.headers['x-forwarded-for']
  })
}
