import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { findSession } from '@/lib/server/auth/session-repo'
import { BODY_LIMIT } from './body'
import { endWhenStalled } from './end-slow-request'
import { interceptRequests } from './intercept-requests'
import { bodyLimitOf, respondEarly } from './refuse-early'
import { pathOf } from './request-target'
import { tokensOf } from './request-token'

/** Files that are received at a time. Next holds each in memory as a whole before the route can refuse it. */
const MOST = 8
/** The same of one account, so that a single one cannot stop the files of all others. */
const MOST_OF_ACCOUNT = 2
/** A file of which nothing arrives for this time is ended. */
const STALL_MS = 10_000

let receiving = 0
const receivingOf = new Map<string, number>()

/** Whether a request's body is a file that is larger than other bodies may be. */
export function isUpload({ method = '', url = '/', headers }: IncomingMessage): boolean {
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

function release(account: string): void {
  receiving -= 1
  const left = (receivingOf.get(account) ?? 1) - 1
  if (left > 0) receivingOf.set(account, left)
  else receivingOf.delete(account)
}

/** @throws ApiError UNAUTHENTICATED without a session; BUSY if too many files are being received */
async function admit(request: IncomingMessage, response: ServerResponse, stallMs: number): Promise<void> {
  const { cookie, bearer } = tokensOf(asRequest(request))
  const token = cookie ?? bearer
  // Only the API host knows the sessions of a storefront, whose tokens count as accounts.
  const account = token && (env.API_ORIGIN ? token : (await findSession(token))?.userId)
  if (!account) throw new ApiError('UNAUTHENTICATED')
  const own = receivingOf.get(account) ?? 0
  if (receiving >= MOST || own >= MOST_OF_ACCOUNT) throw new ApiError('BUSY')
  if (response.closed) return
  receiving += 1
  receivingOf.set(account, own + 1)
  response.once('close', () => release(account))
  endWhenStalled(request, response, stallMs)
}

/**
 * Refuses a file of a signed-out visitor before it is received, so that strangers cannot fill the memory, and ends one
 * that does not arrive.
 */
export function admitUploads({ stallMs = STALL_MS } = {}): void {
  interceptRequests('admit-uploads', (request, response, proceed) => {
    if (!isUpload(request)) return proceed()
    admit(request, response, stallMs).then(proceed, (error: unknown) =>
      respondEarly(request, response, error),
    )
  })
}
