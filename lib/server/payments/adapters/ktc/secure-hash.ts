import { createHash, timingSafeEqual } from 'node:crypto'

/** A notification can carry several hashes, of which one must match. */
const MAX_HASHES = 10

/** Returns the SHA-1 in hex over the values and the secret, as specified by the gateway's vendor. */
export function secureHash(values: readonly string[], secret: string): string {
  return createHash('sha1')
    .update([...values, secret].join('|'))
    .digest('hex')
}

/** Whether one of the comma-separated hashes matches the values. */
export function isSecureHash(given: string, values: readonly string[], secret: string): boolean {
  const expected = Buffer.from(secureHash(values, secret))
  return given
    .toLowerCase()
    .split(',', MAX_HASHES)
    .map((hash) => Buffer.from(hash.trim()))
    .some((hash) => hash.length === expected.length && timingSafeEqual(hash, expected))
}
