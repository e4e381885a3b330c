import { ApiError, type ErrorCode } from '@/lib/contract/error'
import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation'
import { PAGE_OWNER_HEADER } from '@/lib/contract/session-guard'
import { DEFAULT_CURRENCY } from '@/lib/domain/currency'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { requestUrl } from './address'
import { errorOf, hostFailure } from './host/failure'
import { clearSaved } from './offline-cache'

/** Language and currency of the page, sent with every browser call. */
const page: { locale: string; currency: string } = { locale: DEFAULT_LOCALE, currency: DEFAULT_CURRENCY }

export function setPagePreferences(locale: string, currency: string): void {
  page.locale = locale
  page.currency = currency
}

let owner: string | null = null

/**
 * Sets the owner of this page: the first signed-in user, even if the session changes in another tab. The
 * server rejects calls from this page that would change another user's data. Null clears the owner.
 */
export function setPageOwner(userId: string | null): void {
  owner = userId && (owner ?? userId)
}

let notifyEnded: (acting: boolean) => void = () => {}

/**
 * Sets the handler for calls that fail because there is no session or because it is not the page owner's.
 * @param handler `acting`: the call was triggered by the visitor and was not only a read
 */
export function whenSessionEnded(handler: (acting: boolean) => void): void {
  notifyEnded = handler
}

function commonHeaders(): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': page.locale,
    'x-currency': page.currency,
    ...(owner && { [PAGE_OWNER_HEADER]: owner }),
  }
}

// A code that this build does not know has a message all the same, or a general one on the page.
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string'

function lost(cause: unknown): never {
  throw new ApiError('UNAVAILABLE', { status: 0, cause })
}

/** Returns undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface SendOptions {
  idempotencyKey?: string
  venueKey?: string
  signal?: AbortSignal
  /** Triggered by the visitor, so an ended session prompts a new sign-in. Default: every method but GET. */
  acting?: boolean
}

/**
 * Calls a contract operation from the browser. Method and path are written out and checked against the
 * operation's type, so that no schema is shipped: `send<typeof login>('POST', '/api/auth/login', { … })`.
 * @throws ApiError UNAVAILABLE (status 0) if the network fails
 */
export async function send<O extends Operation>(
  method: O['method'],
  path: O['path'],
  input: OperationInput<O>,
  options: SendOptions = {},
): Promise<OperationOutput<O>> {
  const { url, rest } = requestUrl(method, path, input as Record<string, unknown>)
  const headers = commonHeaders()
  // A call without fields has no body.
  const body = Object.keys(rest).length > 0 ? JSON.stringify(rest) : undefined
  if (body) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.venueKey) headers['x-venue-key'] = options.venueKey
  const { acting = method !== 'GET', signal } = options
  return exchange<O>(url, { method, headers, body, signal }, acting)
}

/**
 * Calls a contract operation whose body is a file.
 * @throws ApiError UNAVAILABLE (status 0) if the network fails
 */
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
  const response = await fetch(url, init).catch(lost)
  // The connection may break off within the body.
  const body = parsed(await response.text().catch(lost))
  const failure = hostFailure(response.status, body, isCode)
  if (!failure) return body === undefined ? lost('the response is not JSON') : (body as OperationOutput<O>)
  const error = errorOf(failure)
  if (error.code === 'UNAUTHENTICATED') void clearSaved()
  if (error.code === 'UNAUTHENTICATED' || error.code === 'SESSION_MISMATCH') notifyEnded(acting)
  throw error
}
