import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/contract/error'
import { isSandbox } from '@/lib/env'
import type { RequestContext } from '@/lib/server/http/context'
import { limit } from '@/lib/server/http/rate-limit'
import { randomCode } from '@/lib/server/random-code'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { findVenueKey, insertVenueKey } from './key-repo'

/** Redeems every voucher of the sandbox. */
export const SANDBOX_VENUE_KEY = 'SANDBOX-VENUE'

const LETTERS = 24

export interface Venue {
  /** Null in the sandbox. */
  keyId: string | null
  /** The supplier whose vouchers it may redeem; null for all. */
  supplier: string | null
}

/** Keys are long and random, so a plain hash is sufficient. */
function hashOf(key: string): string {
  return createHash('sha256').update(key.toUpperCase().replaceAll(/[\s-]/g, '')).digest('hex')
}

/** Creates a key for a supplier's venue. Only its hash is stored, so the key can be shown only once. */
export async function newVenueKey(supplier: string, label: string): Promise<string> {
  const key = randomCode(LETTERS).replace(/(.{4})(?=.)/g, '$1-')
  await insertVenueKey({ supplier, label, keyHash: hashOf(key) })
  return key
}

/** Authenticates the requesting venue. @throws ApiError INVALID_VENUE_KEY, RATE_LIMITED */
export async function venueOf({
  venueKey,
  address,
}: Pick<RequestContext, 'venueKey' | 'address'>): Promise<Venue> {
  if (isSandbox && venueKey && hashOf(venueKey) === hashOf(SANDBOX_VENUE_KEY))
    return { keyId: null, supplier: null }
  const known = venueKey ? await findVenueKey(hashOf(venueKey)) : null
  if (known) return { keyId: known.id, supplier: known.supplier }
  await limit('venue-address', address)
  await recordSecurityEvent({ kind: 'venue-key', outcome: 'refused', actor: 'venue', detail: {} })
  throw new ApiError('INVALID_VENUE_KEY')
}
