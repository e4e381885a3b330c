import { isVisitedByHttps, type Site, visitedHost } from './visited-origin'

/** The browsers of Apple, and all browsers on its phones, store no `Secure` cookie that comes over HTTP from localhost. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/\b(?:Headless)?Chrom(?:e|ium)\//.test(userAgent)

const LOOPBACK = /^(?:(?:[\w-]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/** Whether a page at this host over plain HTTP needs its cookies without `Secure` in this browser. */
export const needsPlainCookies = (host: string, userAgent: string): boolean =>
  LOOPBACK.test(host) && isWebKit(userAgent)

/**
 * Whether the cookies of a response are `Secure`. They always are, except in a sandbox at localhost for a browser that would
 * store none of them.
 */
export function areCookiesSecure(headers: Headers, site: Site): boolean {
  if (!site.isSandbox || isVisitedByHttps(headers, site)) return true
  return !needsPlainCookies(visitedHost(headers, site) ?? '', headers.get('user-agent') ?? '')
}

/** Returns a cookie so that the visitor's browser stores it. */
export const storableCookie = (cookie: string, headers: Headers, site: Site): string =>
  areCookiesSecure(headers, site) ? cookie : cookie.replace(/; Secure\b/i, '')
