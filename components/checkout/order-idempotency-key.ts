import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import { tabStorage } from '@/stores/browser-storage/storage'

interface IdempotencyKey {
  key: string
  items: string
}

/**
 * Returns the Idempotency-Key for ordering some cart items. It stays the same until a response arrives, also
 * across a reload, so that a retry after a lost connection cannot order twice. Without storage it lasts for this
 * attempt only.
 */
export function idempotencyKey(ids: readonly string[]): string {
  const items = [...ids].sort().join(',')
  const stored = tabStorage.read<IdempotencyKey>(
    'order-press',
    (before) => before.items === items && typeof before.key === 'string',
  )
  if (stored) return stored.key
  const key = newIdempotencyKey()
  tabStorage.save('order-press', { key, items } satisfies IdempotencyKey)
  return key
}

/** Drops the key after a response: the next order gets a new one. */
export function dropIdempotencyKey(): void {
  tabStorage.set('order-press', null)
}
