/** Idempotency-Keys for presses that ask for something: the same wish keeps its key until an answer is there. */
export function pressKeys(): { for(wish: string): string } {
  let last: { wish: string; key: string } | null = null
  return {
    for(wish) {
      if (last?.wish !== wish) {
        const bytes = crypto.getRandomValues(new Uint8Array(16))
        const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
        last = { wish, key }
      }
      return last.key
    },
  }
}
