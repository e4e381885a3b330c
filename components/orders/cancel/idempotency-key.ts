/** Creates Idempotency-Keys: a repeated request reuses its key, a changed request gets a new one. */
export function createIdempotencyKeys(): { for(request: string): string } {
  let last: { request: string; key: string } | null = null
  return {
    for(request) {
      if (last?.request !== request) {
        const bytes = crypto.getRandomValues(new Uint8Array(16))
        const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
        last = { request, key }
      }
      return last.key
    },
  }
}
