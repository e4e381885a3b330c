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
