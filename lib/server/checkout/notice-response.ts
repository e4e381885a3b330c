import { translator } from '@/lib/i18n/translate'
import { readText } from '@/lib/server/http/body'
import { ok } from '@/lib/server/http/define-route'
import { errorResponse } from '@/lib/server/http/error-response'
import { findGateway } from '@/lib/server/payments'
import { receiveNotice } from './receive-notice'

const HEADERS = { 'cache-control': 'no-store' }

/** Some gateways repeat a notice until they read exactly the word that they wait for. */
function acknowledged(gateway: string): Response {
  const word = findGateway(gateway)?.acknowledgement
  return word === undefined
    ? Response.json(ok(null), { headers: HEADERS })
    : new Response(word, { headers: { ...HEADERS, 'content-type': 'text/plain' } })
}

/**
 * Answers a gateway's notice. It does not go through serve(): a signature is over the body's very bytes, and
 * a notice comes from another site by nature.
 */
export async function noticeResponse(request: Request, gateway: string): Promise<Response> {
  try {
    const body = await readText(request)
    await receiveNotice(gateway, { body, headers: request.headers })
    return acknowledged(gateway)
  } catch (error) {
    return errorResponse(error, translator('en'))
  }
}
