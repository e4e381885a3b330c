import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { ROUTER_HEADER, TYPED_PATH_HEADER } from '@/lib/domain/request-headers'
import { withSingleSlashes } from '@/lib/navigation/respelled'
import { isServedElsewhere } from '@/lib/navigation/served-elsewhere'

/** The parameter that gives the requests of the router another key in caches than documents. */
const ROUTER_PARAMETER = /[?&]_rsc=[^&]*$/

/** Characters beyond ASCII arrive as single bytes. */
const encoded = (byte: string): string => `%${byte.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`

/**
 * Removes repeated slashes of a page's path: Next would redirect to the path without them, and the shop then once more to
 * the right letters. The middleware knows them from the typed path.
 */
function withoutRepeatedSlashes(url: string): string {
  const [path = ''] = url.split('?', 1)
  const single = withSingleSlashes(path)
  return isServedElsewhere(single) ? url : single + url.slice(path.length)
}

/** Adds to every request for a page what Next does not pass on to the middleware; see `request-headers`. */
export function describeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request?: unknown }
    if (!(request instanceof IncomingMessage)) return
    const { headers, url = '' } = request
    delete headers[TYPED_PATH_HEADER]
    delete headers[ROUTER_HEADER]
    if (!url.startsWith('/') || url.startsWith('/api/')) return
    headers[TYPED_PATH_HEADER] = url.replace(ROUTER_PARAMETER, '').replaceAll(/[^\x21-\x7e]/g, encoded)
    if (headers.rsc !== undefined) headers[ROUTER_HEADER] = '1'
    request.url = withoutRepeatedSlashes(url)
  })
}
