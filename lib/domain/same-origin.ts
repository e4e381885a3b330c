import { ownOrigin, type Site } from './visited-origin'

/**
 * Whether a request comes from a page of this site, by scheme, host and port. Browsers send the page's origin with
 * every mutation; a client that sends none is not a browser and does not send our cookies by accident.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, site: Site): boolean {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site')
  if (origin === null) return fetchSite !== 'cross-site' && fetchSite !== 'same-site'
  const own = ownOrigin(headers, site)
  // Pages without an origin of their own, such as sandboxed frames and files, send `null`.
  if (own === null || !URL.canParse(origin)) return false
  const page = new URL(origin)
  if (page.origin === own) return true
  // A proxy for TLS that is not configured hides the scheme; the browser compares it itself.
  const isHidden = !site.url && page.protocol === 'https:' && own === `http://${page.host}`
  return isHidden && fetchSite === 'same-origin'
}
