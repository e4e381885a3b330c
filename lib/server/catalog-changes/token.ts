import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/server/secret'

/** The shop's own credential for its cache invalidation call. */
export function ownToken(): string {
  return keyedHash('catalog-changes', 'forget')
}

export function isOwnToken(given: string): boolean {
  const [expected, provided] = [Buffer.from(ownToken()), Buffer.from(given)]
  return expected.length === provided.length && timingSafeEqual(expected, provided)
}
