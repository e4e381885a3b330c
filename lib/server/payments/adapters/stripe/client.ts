import type { Stripe } from 'stripe'
import { ApiError } from '@/lib/contract/error'
import { readLimited } from '../../gateway-call'
import type { StripeConfiguration } from './configuration'

/** The version of the API for which this adapter is written, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive'

/** A second try after a lost connection, a conflict or an error of Stripe; it has the same idempotency key. */
const RETRIES = 1

/** Stripe's certain refusal of a request: nothing was changed. */
class StripeRefusal extends Error {
  override name = 'StripeRefusal'
}

/** Calls Stripe. @throws ApiError UNAVAILABLE if Stripe refuses, or the outcome is unknown */
export type StripeCaller = <Result>(call: (stripe: Stripe) => Promise<Result>) => Promise<Result>

/** Whether an error of a call says that Stripe refused the request, so that nothing was changed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof StripeRefusal
}

/** Loads the library on first use: a shop without Stripe never loads it. */
export const loadStripe = async () => (await import('stripe')).default

/** The library's own transports follow redirects or read responses of any size. */
async function limitedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error', cache: 'no-store' })
  const { status, headers } = response
  return new Response(await readLimited(response), { status, headers })
}

async function clientOf({ apiUrl, secretKey, timeoutMs }: StripeConfiguration): Promise<Stripe> {
  const StripeClient = await loadStripe()
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    protocol: scheme,
    host: hostname,
    port: port || (scheme === 'http' ? '80' : '443'),
    httpClient: StripeClient.createFetchHttpClient(limitedFetch),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

/** Messages and bodies of Stripe's errors can name the customer, so only these fields may be logged. */
async function unavailable(error: unknown): Promise<ApiError> {
  const { errors } = await loadStripe()
  if (!(error instanceof errors.StripeError)) return new ApiError('UNAVAILABLE', { cause: error })
  const { type, code, statusCode, requestId } = error
  const message = ['Stripe call failed:', type, code, statusCode, requestId].filter(Boolean).join(' ')
  const isCertain = type === 'StripeInvalidRequestError' || type === 'StripeCardError'
  return new ApiError('UNAVAILABLE', { message, ...(isCertain && { cause: new StripeRefusal(message) }) })
}

/** Returns the caller of a merchant's account, with one client for all calls. */
export function stripeCaller(configuration: StripeConfiguration): StripeCaller {
  let client: Promise<Stripe> | undefined
  return async (call) => {
    client ??= clientOf(configuration)
    try {
      return await call(await client)
    } catch (error) {
      throw await unavailable(error)
    }
  }
}
