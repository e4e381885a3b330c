import { randomUUID } from 'node:crypto'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { REQUEST_ID, REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { env } from '@/lib/env'
import { withRequest } from './current-request'
import { networkOfRequest } from './request-network'

/** The id that a trusted proxy gave the request if it is well-formed, else a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER]?.toString()
  return env.TRUSTED_PROXIES > 0 && given && REQUEST_ID.test(given) ? given : randomUUID()
}

/**
 * Gives each request an id, in the headers of request and response and for all code that serves it. Call it after
 * `refuseEarly`, so that refusals have an id too.
 */
export function identifyRequests(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const proceed = () => emit.apply(this, [event, ...values] as Parameters<typeof emit>)
    const [request, response] = values
    if (event !== 'request' || !(request instanceof IncomingMessage && response instanceof ServerResponse))
      return proceed()
    const id = idOf(request)
    request.headers[REQUEST_ID_HEADER] = id
    response.setHeader('X-Request-Id', id)
    return withRequest({ id, network: networkOfRequest(request), userId: null }, proceed)
  }
}
