import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'
import { isKeyedHash, keyedHash } from '@/lib/server/secret'
import { recordSecurityEvent } from '@/lib/server/security-log/record'

const OWN = ['catalog-changes', 'forget'] as const

/** The shop's own credential for its cache invalidation call. */
export function ownToken(): string {
  return keyedHash(...OWN)
}

export const isOwnToken = (given: string): boolean => isKeyedHash(given, ...OWN)

/** @throws ApiError NOT_FOUND without the shop's own token in the request's header, to reveal nothing */
export async function requireOwnToken({ headers }: Request): Promise<void> {
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  if (isOwnToken(token)) return
  // A storefront has no database, and without a token nothing was guessed.
  if (token !== '' && !env.API_ORIGIN)
    await recordSecurityEvent({
      kind: 'server-token',
      outcome: 'refused',
      detail: { use: 'catalog-changes' },
    })
  throw new ApiError('NOT_FOUND')
}
