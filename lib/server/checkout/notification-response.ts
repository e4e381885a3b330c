import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { readText } from '@/lib/server/http/body'
import { ok } from '@/lib/server/http/define-route'
import { errorResponse } from '@/lib/server/http/error-response'
import { findGateway } from '@/lib/server/payments'
import { receiveNotification } from './receive-notification'

const HEADERS = { 'cache-control': 'no-store' }

/** Some gateways repeat a notification until they receive exactly the body that they expect. */
function acknowledged(gateway: string): Response {
  const acknowledgement = findGateway(gateway)?.acknowledgement
  return acknowledgement === undefined
    ? Response.json(ok(null), { headers: HEADERS })
    : new Response(acknowledgement, { headers: { ...HEADERS, 'content-type': 'text/plain' } })
}

/**
 * Handles a gateway's notification request. It bypasses defineRoute(): the signature covers the raw body, and
 * notifications are cross-site by nature.
 */
export async function notificationResponse(request: Request, gateway: string): Promise<Response> {
  try {
    const body = await readText(request)
    await receiveNotification(gateway, { body, headers: request.headers })
    return acknowledged(gateway)
  } catch (error) {
    return errorResponse(error, translator(DEFAULT_LOCALE))
  }
}
