import { connection } from 'next/server'
import { ApiError } from '@/lib/contract/error'
import { isSandbox } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { localeOf } from '@/lib/server/http/define-route'
import { errorResponse } from '@/lib/server/http/error-response'

type Handler = (request: Request) => Response | Promise<Response>

/**
 * Wraps a route of the sandbox provider, which speaks OpenID
 * Connect rather than the shop's contract; 404 in live mode.
 */
export function inSandbox(handler: Handler): Handler {
  return async (request) => {
    // Next would prerender a handler that reads no request data, once for every shop.
    await connection()
    try {
      if (!isSandbox) throw new ApiError('NOT_FOUND')
      return await handler(request)
    } catch (error) {
      return errorResponse(error, translator(localeOf(request, new URL(request.url).searchParams)))
    }
  }
}

/** A JSON response that is not cached. */
export function fresh(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
