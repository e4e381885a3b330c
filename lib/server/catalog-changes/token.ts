import { isKeyedHash, keyedHash } from '@/lib/server/secret'

const OWN = ['catalog-changes', 'forget'] as const

/** The shop's own credential for its cache invalidation call. */
export function ownToken(): string {
  return keyedHash(...OWN)
}

export const isOwnToken = (given: string): boolean => isKeyedHash(given, ...OWN)
