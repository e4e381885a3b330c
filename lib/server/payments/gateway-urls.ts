import { siteOrigin } from '@/lib/env'

/** Returns the URL to which a gateway sends its notifications. */
export function notificationUrl(gateway: string): string {
  return `${siteOrigin()}/api/payments/notices/${gateway}`
}

const RETURN_PATH = '/api/payments/return'

/**
 * Returns the return URL for a gateway that posts a form. A page cannot receive a cross-site form post, so
 * the URL is an API route that redirects to the page.
 */
export function returnUrl(path: string): string {
  return `${siteOrigin()}${RETURN_PATH}?${new URLSearchParams({ to: path })}`
}

/** Returns the address of a page of this site, for a gateway that returns the browser by a link. */
export function pageUrl(path: string): string {
  return `${siteOrigin()}${path}`
}

/** Returns the address of a gateway's page. @throws RangeError unless it is https, or http on this machine */
export function hostedPage(url: string | null | undefined): string {
  const { protocol, hostname, href } = new URL(url ?? '')
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) throw new RangeError('insecure page URL')
  return href
}

/**
 * Returns the page to redirect a returning browser to; the front page if the target is not a path of this
 * site.
 */
export function returnTarget(url: string): string {
  const to = new URL(url).searchParams.get('to') ?? '/'
  const isOfThisSite = /^\/(?![/\\])[^\\\s]*$/.test(to) && URL.canParse(to, siteOrigin())
  return isOfThisSite && new URL(to, siteOrigin()).origin === siteOrigin() ? to : '/'
}
