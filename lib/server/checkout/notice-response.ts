import { translator } from '@/lib/i18n/translate'
import { readText } from '@/lib/server/http/body'
import { errorResponse } from '@/lib/server/http/error-response'
import { ok } from '@/lib/server/http/serve'
import { receiveNotice } from './receive-notice'

/**
 * Answers a gateway's notice. It does not go through serve(): a signature is over the body's very bytes, and
 * a notice comes from another site by nature.
 */
export async function noticeResponse(request: Request, gateway: string): Promise<Response> {
  try {
    const body = await readText(request)
    await receiveNotice(gateway, { body, headers: request.headers })
    return Response.json(ok(null), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return errorResponse(error, translator('en'))
  }
}
