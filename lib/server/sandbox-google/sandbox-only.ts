import { connection } from 'next/server'
import { ApiError } from '@/lib/contract/error'
import { isSandbox } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { localeOf } from '@/lib/server/http/define-route'
import { errorResponse } from '@/lib/server/http/error-response'

type Answer = (request: Request) => Response | Promise<Response>

/** An address of the stand-in that speaks OpenID Connect and not the shop's contract; there is none in the live mode. */
export function inSandbox(answer: Answer): Answer {
  return async (request) => {
    // What asks for nothing would be answered at the build, once for every shop.
    await connection()
    try {
      if (!isSandbox) throw new ApiError('NOT_FOUND')
      return await answer(request)
    } catch (error) {
      return errorResponse(error, translator(localeOf(request, new URL(request.url).searchParams)))
    }
  }
}

/** An answer that no cache keeps. */
export function fresh(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
