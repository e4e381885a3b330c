import { type NextRequest, NextResponse } from 'next/server'
import { ROUTER_HEADER } from '@/lib/domain/request-headers'

/** Whether the browser opens a page; the router requests one by `fetch`. Bots and plain HTTP do not say. */
export const isDocument = ({ headers }: NextRequest): boolean =>
  headers.get('sec-fetch-dest') !== 'empty' && !headers.has(ROUTER_HEADER)

/**
 * Redirects to where a page has moved. The router requests pages by `fetch`, which loses the hash of a redirect
 * and may not leave the site: then a response that is no page makes it open the moved page as a document.
 */
export function toMoved(request: NextRequest, moved: string): NextResponse {
  if (isDocument(request) || (moved.startsWith('/') && !moved.includes('#'))) {
    const response = NextResponse.redirect(new URL(moved, request.url), 308)
    // Search engines take it as lasting; a browser that stored it would not learn that the redirect has changed.
    response.headers.set('cache-control', 'no-cache')
    return response
  }
  return new NextResponse('moved', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
