import { siteOrigin } from '@/lib/env'

/** Where a gateway sends its notices. */
export function noticeUrl(gateway: string): string {
  return `${siteOrigin()}/api/payments/notices/${gateway}`
}

const RETURN_PATH = '/api/payments/return'

/**
 * Where a gateway that posts a form sends the browser back to. A page cannot take a form from another site, so
 * it goes to a call which sends it on.
 */
export function returnUrl(path: string): string {
  return `${siteOrigin()}${RETURN_PATH}?${new URLSearchParams({ to: path })}`
}

/** The page of this site that a browser came back for; the front page where the address was tampered with. */
export function returnTarget(url: string): string {
  const to = new URL(url).searchParams.get('to') ?? '/'
  const isOfThisSite = /^\/(?![/\\])[^\\\s]*$/.test(to) && URL.canParse(to, siteOrigin())
  return isOfThisSite && new URL(to, siteOrigin()).origin === siteOrigin() ? to : '/'
}
