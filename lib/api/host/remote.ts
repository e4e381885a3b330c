import 'server-only'
import { ApiError } from '@/lib/contract/error'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { requestUrl } from '../address'
import type { Call, Visitor } from '../call'
import { hostPath, toHost } from './previous-release'
import { readHostResponse } from './response'

const TIMEOUT_MS = 10_000

function headersFor({ locale, currency, token }: Visitor): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (locale) headers.set('accept-language', locale)
  if (currency) headers.set('x-currency', currency)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return headers
}

const parsed = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** Gets a path of the host; null if that fails. */
async function get(path: string, visitor: Visitor): Promise<unknown> {
  try {
    const response = await fetch(new URL(path, env.API_ORIGIN), {
      headers: headersFor(visitor),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await parsed(response) : null
  } catch {
    return null
  }
}

/** Calls the remote API host in `API_ORIGIN`. */
export const callRemote: Call = async (operation, input, visitor = {}) => {
  const { url, rest: fields } = requestUrl(
    operation.method,
    hostPath(operation.path),
    input as Record<string, unknown>,
  )
  const headers = headersFor(visitor)
  if (operation.method !== 'GET') headers.set('content-type', 'application/json')
  const response = await fetch(new URL(url, env.API_ORIGIN), {
    method: operation.method,
    headers,
    body: operation.method === 'GET' ? undefined : JSON.stringify(toHost(fields)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', { cause })
  })
  const { body, failure } = await readHostResponse(response.status, await parsed(response), {
    operation,
    url,
    locale: visitor.locale ?? DEFAULT_LOCALE,
    get: (path, token = visitor.token) => get(path, { ...visitor, token }),
  })
  if (!failure) return operation.response.parse(body) as never
  const { code, message, ...rest } = failure
  throw new ApiError(code, { ...rest, message: message ?? undefined })
}
