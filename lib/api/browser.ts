import { ApiError, isErrorCode } from '@/lib/contract/error'
import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation'
import { addressOf } from './address'

/** Language and currency of the page, sent with every call of the browser. */
const page = { locale: 'en', currency: 'THB' }

export function setPagePreferences(locale: string, currency: string): void {
  page.locale = locale
  page.currency = currency
}

interface ErrorBody {
  code?: unknown
  message?: string
  errors?: Record<string, string[]>
  details?: unknown
}

async function failure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody
  return new ApiError(isErrorCode(body.code) ? body.code : 'UNAVAILABLE', {
    status: response.status,
    message: body.message,
    errors: body.errors,
    details: body.details,
  })
}

/**
 * Makes a call of the contract from the browser. Method and path are spelled out and checked against the
 * operation's type, so that no schema is shipped: `send<typeof login>('POST', '/api/auth/login', { … })`.
 * @throws ApiError UNAVAILABLE (status 0) where the network fails
 */
export async function send<O extends Operation>(
  method: O['method'],
  path: O['path'],
  input: OperationInput<O>,
  options: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<OperationOutput<O>> {
  const { url, rest } = addressOf(method, path, input as Record<string, unknown>)
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': page.locale,
    'x-currency': page.currency,
  }
  if (method !== 'GET') headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const response = await fetch(url, {
    method,
    headers,
    body: method === 'GET' ? undefined : JSON.stringify(rest),
    signal: options.signal,
  }).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', { status: 0, cause })
  })
  if (!response.ok) throw await failure(response)
  return (await response.json()) as OperationOutput<O>
}
