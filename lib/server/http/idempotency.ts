import { createHash } from 'node:crypto'
import { fieldError } from '@/lib/contract/error'
import type { RequestContext } from './context'

const LONGEST = 200

/** The Idempotency-Key of a request; null where it has none. @throws ApiError VALIDATION_FAILED */
export function keyOf({ idempotencyKey }: RequestContext): string | null {
  if (!idempotencyKey) return null
  if (idempotencyKey.length > LONGEST) throw fieldError('idempotency-key', 'too_long', { limit: LONGEST })
  return idempotencyKey
}

/** The Idempotency-Key of a request that must have one. @throws ApiError VALIDATION_FAILED */
export function requireKey(context: RequestContext): string {
  const key = keyOf(context)
  if (!key) throw fieldError('idempotency-key', 'required')
  return key
}

/** What was asked under a key, as a hash; the same whatever the order of the fields. */
export function requestHash(body: object): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex')
}
