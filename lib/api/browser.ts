import { ApiError, isErrorCode } from '@/lib/contract/error'
import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation'
import { PAGE_OWNER_HEADER } from '@/lib/contract/session-guard'
import { addressOf } from './address'
import { clearSaved } from './offline-cache'

/** Language and currency of the page, sent with every call of the browser. */
const page = { locale: 'en', currency: 'THB' }

export function setPagePreferences(locale: string, currency: string): void {
  page.locale = locale
  page.currency = currency
}

let owner: string | null = null

/**
 * Whose page this is: the first who was found signed in, whatever becomes of the session in other tabs. The server
 * changes nothing of somebody else's by a call from it. Null is nobody's any more.
 */
export function setPageOwner(userId: string | null): void {
  owner = userId && (owner ?? userId)
}

let notifyEnded: (acting: boolean) => void = () => {}

/**
 * Who is told when a call needed somebody and the server knew nobody, or somebody else than the page's owner.
 * @param tell `acting`: it was not only a question, so the visitor is at something
 */
export function whenSessionEnded(tell: (acting: boolean) => void): void {
  notifyEnded = tell
}

function commonHeaders(): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': page.locale,
    'x-currency': page.currency,
    ...(owner && { [PAGE_OWNER_HEADER]: owner }),
  }
}

interface ErrorBody {
  code?: unknown
  message?: string
  errors?: Record<string, string[]>
  details?: unknown
}

async function failure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody
  if (body.code === 'UNAUTHENTICATED') void clearSaved()
  return new ApiError(isErrorCode(body.code) ? body.code : 'UNAVAILABLE', {
    status: response.status,
    message: body.message,
    errors: body.errors,
    details: body.details,
  })
}

interface SendOptions {
  idempotencyKey?: string
  venueKey?: string
  signal?: AbortSignal
  /** Somebody pressed for it, so that an ended session asks to sign in again; unless said otherwise, all but questions. */
  acting?: boolean
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
  options: SendOptions = {},
): Promise<OperationOutput<O>> {
  const { url, rest } = addressOf(method, path, input as Record<string, unknown>)
  const headers = commonHeaders()
  if (method !== 'GET') headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.venueKey) headers['x-venue-key'] = options.venueKey
  const body = method === 'GET' ? undefined : JSON.stringify(rest)
  const { acting = method !== 'GET', signal } = options
  return exchange<O>(url, { method, headers, body, signal }, acting)
}

/** Makes a call of the contract whose body is a file. @throws ApiError UNAVAILABLE (status 0) where the network fails */
export async function sendFile<O extends Operation>(
  method: O['method'],
  path: O['path'],
  file: Blob,
): Promise<OperationOutput<O>> {
  const headers = { ...commonHeaders(), 'content-type': file.type || 'application/octet-stream' }
  return exchange<O>(path, { method, headers, body: file }, true)
}

async function exchange<O extends Operation>(
  url: string,
  init: RequestInit,
  acting: boolean,
): Promise<OperationOutput<O>> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ApiError('UNAVAILABLE', { status: 0, cause })
  })
  if (!response.ok) {
    const error = await failure(response)
    if (error.code === 'UNAUTHENTICATED' || error.code === 'OTHER_SESSION') notifyEnded(acting)
    throw error
  }
  return (await response.json()) as OperationOutput<O>
}
