import { type NextRequest, NextResponse } from 'next/server'
import { selfOrigin } from '@/lib/env'

/**
 * Rewrites to another path of the shop.
 *
 * Next replaces the loopback addresses in the middleware's URLs by `localhost`. It compares a rewrite with the
 * address that the server listens on, so a server on `127.0.0.1` or `::1` would proxy each rewrite to itself as
 * to another site. Therefore the request and the rewrite get the server's own address.
 * @param to path and query
 */
export function ownRewrite(
  { nextUrl }: NextRequest,
  to: string,
  init?: { status?: number; request?: { headers: Headers } },
): NextResponse {
  if (nextUrl.hostname === 'localhost') nextUrl.hostname = new URL(selfOrigin()).hostname
  return NextResponse.rewrite(new URL(to, nextUrl.href), init)
}
