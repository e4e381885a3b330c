import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { recordSecurityEvent } from '@/lib/server/security-log/record'
import { shopMetrics } from './shop-metrics'

/** Prometheus' text format. */
const TEXT = 'text/plain; version=0.0.4; charset=utf-8'
const NOT_STORED = { 'cache-control': 'no-store' }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Returns the metrics for a request with the bearer token `METRICS_TOKEN`, 401 without it, and 404 in a shop without a
 * token.
 */
export async function metricsResponse(authorization: string | null): Promise<Response> {
  if (env.METRICS_TOKEN === undefined) return new Response(null, { status: 404, headers: NOT_STORED })
  if (!timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${env.METRICS_TOKEN}`))) {
    // A storefront has no database, and without a token nothing was guessed.
    if (authorization !== null && !env.API_ORIGIN)
      await recordSecurityEvent({ kind: 'server-token', outcome: 'refused', detail: { use: 'metrics' } })
    return new Response(null, { status: 401, headers: { ...NOT_STORED, 'www-authenticate': 'Bearer' } })
  }
  return new Response(await shopMetrics(), { headers: { ...NOT_STORED, 'content-type': TEXT } })
}
