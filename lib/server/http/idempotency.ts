import { createHash } from 'node:crypto'
import { fieldError } from '@/lib/contract/error'
import { MAX_KEY_LENGTH } from '@/lib/domain/idempotency-key'
import type { RequestContext } from './context'

/** Returns the request's Idempotency-Key; null if it has none. @throws ApiError VALIDATION_FAILED */
export function keyOf({ idempotencyKey }: RequestContext): string | null {
  if (!idempotencyKey) return null
  if (idempotencyKey.length > MAX_KEY_LENGTH)
    throw fieldError('idempotency-key', 'too_long', { limit: MAX_KEY_LENGTH })
  return idempotencyKey
}

/** Returns the Idempotency-Key of a request that requires one. @throws ApiError VALIDATION_FAILED */
export function requireKey(context: RequestContext): string {
  const key = keyOf(context)
  if (!key) throw fieldError('idempotency-key', 'required')
  return key
}

/** Hashes a request body, independent of the order of its fields. */
export function requestHash(body: object): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex')
}
