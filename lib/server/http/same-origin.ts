import { ApiError } from '@/lib/contract/error'
import { env } from '@/lib/env'

/**
 * Refuses what another site's page sends. Browsers name the page's origin on every mutation; a client that
 * names none is no browser, and holds no cookie of ours by accident.
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
