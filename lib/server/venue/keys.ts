import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/contract/error'
import { isSandbox } from '@/lib/env'
import type { RequestContext } from '@/lib/server/http/context'
import { limit } from '@/lib/server/http/rate-limit'
import { randomCode } from '@/lib/server/random-code'
import { findVenueKey, insertVenueKey } from './key-repo'

/** Redeems every voucher of the sandbox. */
export const SANDBOX_VENUE_KEY = 'SANDBOX-VENUE'

const LETTERS = 24

export interface Venue {
  /** Null in the sandbox. */
  keyId: string | null
  /** The supplier whose vouchers it may redeem; null for all. */
  operator: string | null
}

/** Keys are long and random, so a plain hash is sufficient. */
function hashOf(key: string): string {
  return createHash('sha256').update(key.toUpperCase().replaceAll(/[\s-]/g, '')).digest('hex')
}

/** Creates a key for a supplier's venue. Only its hash is stored, so the key can be shown only once. */
export async function newVenueKey(operator: string, label: string): Promise<string> {
  const key = randomCode(LETTERS).replace(/(.{4})(?=.)/g, '$1-')
  await insertVenueKey({ operator, label, keyHash: hashOf(key) })
  return key
}

/** Authenticates the requesting venue. @throws ApiError VENUE_KEY_WRONG, RATE_LIMITED */
export async function venueOf({
  venueKey,
  address,
}: Pick<RequestContext, 'venueKey' | 'address'>): Promise<Venue> {
  if (isSandbox && venueKey && hashOf(venueKey) === hashOf(SANDBOX_VENUE_KEY))
    return { keyId: null, operator: null }
  const known = venueKey ? await findVenueKey(hashOf(venueKey)) : null
  if (known) return { keyId: known.id, operator: known.operator }
  await limit('venue-address', address)
  throw new ApiError('VENUE_KEY_WRONG')
}
