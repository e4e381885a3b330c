const KEY = 'order-press'

interface IdempotencyKey {
  key: string
  items: string
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function lastPress(): IdempotencyKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as IdempotencyKey | null
  } catch {
    return null
  }
}

/**
 * The Idempotency-Key of a press for some cart lines. As long as no answer has come it stays the same, also
 * across a reload, so that pressing again after a lost connection cannot order twice.
 */
export function pressKey(ids: readonly string[]): string {
  const items = [...ids].sort().join(',')
  const last = lastPress()
  if (last?.items === items) return last.key
  const key = newKey()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ key, items } satisfies IdempotencyKey))
  } catch {
    // Without storage the key lives as long as the press.
  }
  return key
}

/** The answer is there: the next press is a new one. */
export function forgetPress(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}
