import { newIdempotencyKey } from '@/lib/domain/idempotency-key'

const KEY = 'order-press'

interface IdempotencyKey {
  key: string
  items: string
}

function readStoredKey(): IdempotencyKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as IdempotencyKey | null
  } catch {
    return null
  }
}

/**
 * Returns the Idempotency-Key for ordering some cart items. It stays the same until a response arrives, also
 * across a reload, so that a retry after a lost connection cannot order twice.
 */
export function idempotencyKey(ids: readonly string[]): string {
  const items = [...ids].sort().join(',')
  const stored = readStoredKey()
  if (stored?.items === items) return stored.key
  const key = newIdempotencyKey()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ key, items } satisfies IdempotencyKey))
  } catch {
    // Without storage the key lasts for this attempt only.
  }
  return key
}

/** Drops the key after a response: the next order gets a new one. */
export function dropIdempotencyKey(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
