import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/server/secret'

/** What the shop shows to itself when it asks for cached pages to be forgotten. */
export function ownToken(): string {
  return keyedHash('catalog-changes', 'forget')
}

export function isOwnToken(given: string): boolean {
  const [known, told] = [Buffer.from(ownToken()), Buffer.from(given)]
  return known.length === told.length && timingSafeEqual(known, told)
}
