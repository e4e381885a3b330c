import { createHash, timingSafeEqual } from 'node:crypto'

/** Hashes that a notice may bring, of which one has to be right. */
const MOST_HASHES = 10

/** SHA-1 in hex over the words and then the secret, as the gateway's vendor describes it. */
export function secureHash(words: readonly string[], secret: string): string {
  return createHash('sha1')
    .update([...words, secret].join('|'))
    .digest('hex')
}

/** Whether one of a comma list of hashes is that of the words. */
export function isSecureHash(given: string, words: readonly string[], secret: string): boolean {
  const expected = Buffer.from(secureHash(words, secret))
  return given
    .toLowerCase()
    .split(',', MOST_HASHES)
    .map((hash) => Buffer.from(hash.trim()))
    .some((hash) => hash.length === expected.length && timingSafeEqual(hash, expected))
}
