import 'server-only'
import { ApiError } from '@/lib/contract/error'
import { isErrorCode } from '@/lib/contract/error-status'
import type { Operation } from '@/lib/contract/operation'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { storedForm } from '@/lib/domain/session-token'
import { env } from '@/lib/env'
import { requestUrl } from '../address'
import type { Call, Visitor } from '../call'
import type { HostCall } from './complete'
import { errorOf, hostFailure } from './failure'
import { isReplacedByCall, missingResponse } from './missing'
import { hostPath, toHost } from './previous-release'
import { readHostResponse } from './response'
import { setSession } from './session-headers'
import { isRefusedAlone, isUnknownPath, isUnknownResponse } from './unknown-call'

const TIMEOUT_MS = 10_000

function headersFor({ locale, currency, token, forwardedFor }: Visitor): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (locale) headers.set('accept-language', locale)
  if (currency) headers.set('x-currency', currency)
  if (forwardedFor) headers.set('x-forwarded-for', forwardedFor)
  setSession(headers, token)
  return headers
}

const parsed = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** @throws ApiError if the host does not respond in time, or redirects without end */
function request(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(new URL(url, env.API_ORIGIN), { ...init, signal }).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', { cause })
  })
}

/** Gets a path of the host. @throws ApiError */
async function get(path: string, visitor: Visitor): Promise<unknown> {
  const { status, body } = await probe(path, visitor)
  const failure = hostFailure(status, body, isErrorCode)
  if (failure) throw errorOf(failure)
  return body
}

/** Gets a path of the host, whatever it answers. @throws ApiError if it does not respond */
async function probe(path: string, visitor: Visitor) {
  const response = await request(path, { headers: headersFor(visitor) })
  return { status: response.status, body: await parsed(response) }
}

/** Paths of calls that the host has turned out to have. */
const offered = new Set<string>()

/**
 * What replaces the response of a call that the host may not have. Until it has turned out to have it, a replacement
 * that is another call is made at the same time: the host may be slow.
 */
function replacement(call: HostCall) {
  const { operation } = call
  const isAhead = isReplacedByCall(operation) && !offered.has(operation.path)
  const ahead = isAhead ? missingResponse(call) : null
  ahead?.catch(() => undefined)
  return () => ahead ?? missingResponse(call)
}

/** Calls the remote API host in `API_ORIGIN`. */
export const callRemote: Call = async (operation, input, visitor = {}) => {
  const { url, rest: fields } = requestUrl(
    operation.method,
    hostPath(operation.path),
    input as Record<string, unknown>,
  )
  const headers = headersFor(visitor)
  // A call without fields has no body.
  const sent = Object.keys(fields).length > 0 ? JSON.stringify(toHost(fields)) : undefined
  if (sent) headers.set('content-type', 'application/json')
  const hostCall: HostCall = {
    operation,
    url,
    locale: visitor.locale ?? DEFAULT_LOCALE,
    get: (path, issued) => get(path, issued ? { ...visitor, token: storedForm(issued) } : visitor),
    probe: (other) => probe(other, visitor),
  }
  const replaced = replacement(hostCall)
  let isMissing = false
  const response = await request(url, { method: operation.method, headers, body: sent })
  const { body, failure } = await readHostResponse(response.status, await parsed(response), hostCall, () => {
    isMissing = true
    return replaced()
  })
  if (failure) throw errorOf(failure)
  if (!isMissing) offered.add(operation.path)
  return operation.response.parse(body) as never
}

/**
 * Whether the host has a call. It is asked by GET, which changes nothing: a host that has the path for another
 * method answers 405. @throws ApiError if the host does not respond
 */
export async function isOfferedByHost({ path }: Operation): Promise<boolean> {
  const { status, body } = await probe(hostPath(path), {})
  if (isUnknownPath(status, body)) return false
  const host = {
    get: (other: string) => get(other, {}),
    probe: (other: string) => probe(other, {}),
  }
  if (await isUnknownResponse(status, body, host)) return false
  if (status >= 500) throw new ApiError('UNAVAILABLE', { status })
  return !(await isRefusedAlone(status, body, host.get))
}
