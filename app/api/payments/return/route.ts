import { returnTarget } from '@/lib/server/payments/gateway-urls'

/**
 * Redirects the browser to its order. The parameters are ignored: only gateway notifications and status
 * checks prove a payment.
 */
function sendOn(request: Request): Response {
  return new Response(null, {
    status: 303,
    headers: { location: returnTarget(request.url), 'cache-control': 'no-store' },
  })
}

export { sendOn as GET, sendOn as POST }
