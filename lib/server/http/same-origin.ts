import { ApiError } from '@/lib/contract/error'
import type { Operation } from '@/lib/contract/operation'
import { isSameOrigin } from '@/lib/domain/same-origin'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { site } from '@/lib/site'

/**
 * Rejects requests from other sites' pages.
 * @throws ApiError CROSS_ORIGIN
 */
export async function requireSameOrigin({ headers }: Request, { method, path }: Operation): Promise<void> {
  if (isSameOrigin(headers, site())) return
  if (method !== 'GET')
    await recordSecurityEvent({ kind: 'cross-origin', outcome: 'refused', detail: { method, path } })
  throw new ApiError('CROSS_ORIGIN')
}
