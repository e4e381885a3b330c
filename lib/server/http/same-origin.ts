import { ApiError } from '@/lib/contract/error'
import { isSameOrigin } from '@/lib/domain/same-origin'
import { env } from '@/lib/env'

/**
 * Rejects requests from other sites' pages.
 * @throws ApiError CROSS_ORIGIN
 */
export function requireSameOrigin({ headers }: Request): void {
  const site = { url: env.SITE_URL, trustedProxies: env.TRUSTED_PROXIES }
  if (!isSameOrigin(headers, site)) throw new ApiError('CROSS_ORIGIN')
}
