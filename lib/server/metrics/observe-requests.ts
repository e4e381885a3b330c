import type { IncomingMessage, ServerResponse } from 'node:http'
import { logsRequests } from '@/lib/env'
import { currentRequest, outsideRequest } from '@/lib/server/http/current-request'
import { interceptRequests } from '@/lib/server/http/intercept-requests'
import { log } from '@/lib/server/http/log'
import { httpMetrics } from './http-metrics'
import { methodOf } from './method-of'
import { routeOf } from './route-of'

/** How Next says in which way its cache served a page. */
const CACHE_HEADER = 'x-nextjs-cache'

/** Next alone adds up to ten listeners to a response, and by default Node warns of an eleventh. */
const LISTENERS = 20

function observe({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const { duration, inProgress, pageCache } = httpMetrics()
  const [path = ''] = url.split('?')
  const requestId = currentRequest()?.id
  const since = performance.now()
  inProgress.inc()
  response.setMaxListeners(LISTENERS)
  response.once('close', () => {
    const ms = performance.now() - since
    const route = routeOf(path)
    // A client that closed its connection has no response: nginx's code for it.
    const status = response.writableFinished ? response.statusCode : 499
    inProgress.dec()
    duration.observe({ method: methodOf(method), route, status }, ms / 1000)
    const cache = response.getHeader(CACHE_HEADER)
    if (typeof cache === 'string') pageCache.inc({ result: cache.toLowerCase() })
    if (logsRequests())
      outsideRequest(() =>
        log.info({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request'),
      )
  })
}

/**
 * Measures each request, and logs a line for it, in the sandbox only with `REQUEST_LOG`. The line has the route instead of the path,
 * which may contain a token.
 */
export function observeRequests(): void {
  interceptRequests('observe', (request, response, proceed) => {
    observe(request, response)
    proceed()
  })
}
