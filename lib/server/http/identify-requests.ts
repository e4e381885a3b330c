import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { REQUEST_ID, REQUEST_ID_HEADER, REQUEST_TIMING } from '@/lib/domain/request-id'
import { env } from '@/lib/env'
import { withRequest } from './current-request'
import { interceptRequests } from './intercept-requests'
import { networkOfRequest } from './request-network'

/** The id that a trusted proxy gave the request if it is well-formed, else a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER]?.toString()
  return env.TRUSTED_PROXIES > 0 && given && REQUEST_ID.test(given) ? given : randomUUID()
}

/**
 * Gives each request an id, in the headers of request and response and for all code that serves it. A document also has it
 * where its scripts can read it, for the error screen.
 */
export function identifyRequests(): void {
  interceptRequests('identify', (request, response, proceed) => {
    const id = idOf(request)
    request.headers[REQUEST_ID_HEADER] = id
    response.setHeader('X-Request-Id', id)
    if (request.headers['sec-fetch-dest'] === 'document')
      response.setHeader('Server-Timing', `${REQUEST_TIMING};desc="${id}"`)
    const whenClosed = (done: () => void) => void (response.closed ? done() : response.once('close', done))
    withRequest({ id, network: networkOfRequest(request), userId: null, whenClosed }, proceed)
  })
}
