import { newIdempotencyKey } from '@/lib/domain/idempotency-key'

/** Creates Idempotency-Keys: a repeated request reuses its key, a changed request gets a new one. */
export function createIdempotencyKeys(): { for(request: string): string } {
  let last: { request: string; key: string } | null = null
  return {
    for(request) {
      if (last?.request !== request) {
        last = { request, key: newIdempotencyKey() }
      }
      return last.key
    },
  }
}
