import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'

/**
 * Rejects requests from other sites' pages. Browsers send the page's origin with every mutation; a client
 * that sends none is not a browser and does not send our cookies by accident.
 * @throws ApiError CROSS_ORIGIN
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin === null) {
    if (site === 'cross-site' || site === 'same-site') throw new ApiError('CROSS_ORIGIN')
    return
  }
  const forwarded = env.TRUSTED_PROXIES > 0 ? request.headers.get('x-forwarded-host') : null
  const host = forwarded ?? request.headers.get('host')
  const allowed = env.SITE_URL ? new URL(env.SITE_URL).host : host
  const from = URL.canParse(origin) ? new URL(origin).host : null
  if (from === null || from !== allowed) throw new ApiError('CROSS_ORIGIN')
}
