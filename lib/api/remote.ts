import 'server-only'
import { ApiError, isErrorCode } from '@/lib/contract/error'
import { errorEnvelope } from '@/lib/contract/operation'
import { env } from '@/lib/env'
import { requestUrl } from './address'
import type { Call } from './call'

const TIMEOUT_MS = 10_000

/** Calls the remote API host in `API_ORIGIN`. */
export const callRemote: Call = async (operation, input, visitor = {}) => {
  const { url, rest } = requestUrl(operation.method, operation.path, input as Record<string, unknown>)
  const headers = new Headers({ accept: 'application/json' })
  if (visitor.locale) headers.set('accept-language', visitor.locale)
  if (visitor.currency) headers.set('x-currency', visitor.currency)
  if (visitor.token) headers.set('authorization', `Bearer ${visitor.token}`)
  if (operation.method !== 'GET') headers.set('content-type', 'application/json')
  const response = await fetch(new URL(url, env.API_ORIGIN), {
    method: operation.method,
    headers,
    body: operation.method === 'GET' ? undefined : JSON.stringify(rest),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', { cause })
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return operation.response.parse(body) as never
  const error = errorEnvelope.safeParse(body)
  if (!error.success) throw new ApiError(response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE')
  const { code, message, errors, details } = error.data
  throw new ApiError(isErrorCode(code) ? code : 'UNAVAILABLE', {
    status: response.status,
    message,
    errors,
    details,
  })
}
