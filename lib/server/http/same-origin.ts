import { ApiError } from '@/lib/contract/error'
import { isSameOrigin } from '@/lib/domain/same-origin'
import { site } from '@/lib/site'

/**
 * Rejects requests from other sites' pages.
 * @throws ApiError CROSS_ORIGIN
 */
export function requireSameOrigin({ headers }: Request): void {
  if (!isSameOrigin(headers, site())) throw new ApiError('CROSS_ORIGIN')
}
