import type { IncomingMessage, ServerResponse } from 'node:http'
import { operations } from '@/lib/contract'
import { ApiError } from '@/lib/contract/error'
import { pathPattern } from '@/lib/contract/path-pattern'
import { formerPath } from '@/lib/contract/renamed-paths'
import { decoded } from '@/lib/domain/percent-encoding'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { translator } from '@/lib/i18n/translate'
import { parseModifiers } from '@/lib/images/image-uses'
import { BODY_LIMIT, bodyTooLarge } from './body'
import { errorResponse } from './error-response'
import { interceptRequests } from './intercept-requests'
import { pathOf } from './request-target'
import { SECURITY_HEADERS } from './security-headers'
import { isHostServed } from './served-host'

/** Routes whose parameters Next decodes before any code of the shop runs. A page with such a path is not found. */
const DECODED = /^\/(?:api|app-icon|builds|feeds|icons|img|map|offline|sitemaps|webmanifest|_next)\//

/** The optimizer of Next, which the shop does not use: it would scale any image of the site. */
const OPTIMIZER = /^\/_next\/image(?:\/|$)/

/** An image of the shop with its modifiers; images of another host have none. */
const IMAGE = /^\/img\/(?!host\/)([^/]+)\/(.+)$/

/** The operations that take a file, also at their former paths. */
const UPLOADS = Object.values(operations).flatMap(({ method, path, file }) =>
  file ? [path, formerPath(path)].map((at) => ({ method, pattern: pathPattern(at), most: file.most })) : [],
)

/** Whether a path, which can be decoded, is that of an image in a size or format that the shop does not make. */
function isUnmadeImage(path: string): boolean {
  const [, modifiers, name] = IMAGE.exec(path) ?? []
  if (modifiers === undefined || name === undefined) return false
  return parseModifiers(decodeURIComponent(modifiers), decodeURIComponent(name)) === null
}

/** Maximum size of a request's body, in bytes. */
export function bodyLimitOf(method: string, path: string): number {
  return UPLOADS.find((upload) => upload.method === method && upload.pattern.test(path))?.most ?? BODY_LIMIT
}

/** Whether a request expects what the server does not do; HTTP/1.0 has no expectations. */
const expectsOther = ({ httpVersion, headers: { expect } }: IncomingMessage): boolean =>
  httpVersion === '1.1' && expect !== undefined && !/(?:^|\W)100-continue(?:$|\W)/i.test(expect)

/** Returns why a request is refused before Next reads it, or null. */
export function refusalOf(request: IncomingMessage): ApiError | null {
  const { method = '', url = '', headers, rawHeaders } = request
  // Node takes the first, and a proxy in front may have taken the other.
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return new ApiError('MALFORMED_URL')
  if (!isHostServed(headers)) return new ApiError('HOST_NOT_SERVED')
  // `*`, or the URL of another protocol: Next cannot read it, and answers 500.
  if (!url.startsWith('/')) return new ApiError('MALFORMED_URL')
  if (expectsOther(request)) return new ApiError('EXPECTATION_FAILED')
  const path = pathOf(url)
  // Next cannot represent the method, and answers 500.
  if (method === 'TRACE') return new ApiError('METHOD_NOT_ALLOWED')
  if (OPTIMIZER.test(path)) return new ApiError('NOT_FOUND')
  if (DECODED.test(path) && decoded(path) === null) return new ApiError('MALFORMED_URL')
  if (isUnmadeImage(path)) return new ApiError('NOT_FOUND')
  const limit = bodyLimitOf(method, path)
  return Number(headers['content-length'] ?? 0) > limit ? bodyTooLarge(limit) : null
}

/** Responds to a request before Next sees it, and discards its body. */
export async function respondEarly(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): Promise<void> {
  const refusal = errorResponse(error, translator(acceptedLocale(request.headers['accept-language'] ?? null)))
  const body = Buffer.from(await refusal.arrayBuffer())
  response.writeHead(refusal.status, {
    ...Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value])),
    ...Object.fromEntries(refusal.headers),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  // A client that is still sending reads no response on a connection that is closed: the rest is discarded.
  request.resume()
}

/** Ends a body without a stated length when it has passed the limit, and discards the rest; the route refuses it. */
function limitBody(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const limit = bodyLimitOf(request.method ?? '', pathOf(request.url ?? '/'))
  const { push } = request
  let size = 0
  request.push = (chunk: Buffer | null, encoding) => {
    if (size > limit) return true
    size += chunk?.length ?? 0
    const wantsMore = push.call(request, chunk, encoding)
    if (size <= limit) return wantsMore
    // Otherwise Node takes the end for a lost connection, and closes it before the response.
    request.complete = true
    push.call(request, null)
    return true
  }
}

/**
 * Refuses what is meant for another host, and what Next would answer with an error, scale or hold in memory, before it
 * sees the request: Next buffers a body for the middleware whatever its length.
 */
export function refuseEarly(): void {
  interceptRequests('refuse-early', (request, response, proceed) => {
    const refusal = refusalOf(request)
    if (refusal) {
      void respondEarly(request, response, refusal)
      return
    }
    // Next answers 500 to a range that a file in `public` does not have. The files are small: they are sent as a whole.
    delete request.headers.range
    limitBody(request)
    proceed()
  })
}
