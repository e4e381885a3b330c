import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { findSession } from '@/lib/server/auth/session-repo'
import { BODY_LIMIT } from './body'
import { bodyLimitOf, respondEarly } from './refuse-early'
import { pathOf } from './request-target'
import { tokensOf } from './request-token'

/** Files that are received at a time. Next holds each in memory as a whole before the route can refuse it. */
const MOST = 8
let receiving = 0

function isUpload({ method = '', url = '/', headers }: IncomingMessage): boolean {
  if (bodyLimitOf(method, pathOf(url)) <= BODY_LIMIT) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_LIMIT
}

/** The headers that say whose session a request belongs to. */
function asRequest({ headers }: IncomingMessage): Request {
  const pairs = Object.entries(headers).flatMap(
    ([name, value]): Array<[string, string]> => (typeof value === 'string' ? [[name, value]] : []),
  )
  return new Request('http://localhost', { headers: pairs })
}

/** @throws ApiError UNAUTHENTICATED without a session; BUSY if too many files are being received */
async function admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { cookie, bearer } = tokensOf(asRequest(request))
  const token = cookie ?? bearer
  // Only the API host knows the sessions of a storefront.
  const isSignedIn = token !== undefined && (Boolean(env.API_ORIGIN) || (await findSession(token)) !== null)
  if (!isSignedIn) throw new ApiError('UNAUTHENTICATED')
  if (receiving >= MOST) throw new ApiError('BUSY')
  if (response.closed) return
  receiving += 1
  response.once('close', () => {
    receiving -= 1
  })
}

/**
 * Refuses a file of a signed-out visitor before it is received, so that strangers cannot fill the memory. Call it before
 * `refuseEarly`, which then sees the request first.
 */
export function admitUploads(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const proceed = () => emit.apply(this, [event, ...values] as Parameters<typeof emit>)
    const [request, response] = values
    const isRequest =
      event === 'request' && request instanceof IncomingMessage && response instanceof ServerResponse
    if (!isRequest || !isUpload(request)) return proceed()
    admit(request, response).then(proceed, (error: unknown) => respondEarly(request, response, error))
    return true
  }
}
