import { returnTarget } from '@/lib/server/payments/gateway-urls'

/** Sends the browser on to its order. What it brings is not read: only notices and inquiries say what was paid. */
function sendOn(request: Request): Response {
  return new Response(null, {
    status: 303,
    headers: { location: returnTarget(request.url), 'cache-control': 'no-store' },
  })
}

export { sendOn as GET, sendOn as POST }
