import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compression from 'compression'
import { LRUCache } from 'lru-cache'
import { inlineStyles } from '@/lib/navigation/early-styles'
import { joinPayload } from '@/lib/navigation/join-payload'
import { deferScripts } from '@/lib/navigation/late-scripts'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { interceptRequests } from './intercept-requests'

/** Of the 300 pages that are requested most. */
const MAX_BYTES = 8_000_000
/** About as fast as gzip, and a fifth smaller. */
const QUALITY = 5

const COMPRESS: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify(gzip),
}

/** The texts of style sheets by their paths. */
type Styles = ReadonlyMap<string, string>

/** Pages as they are sent. */
const sent = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
})

/** Returns a page as it is sent: with its styles, its scripts start late, its payload is one script, and it is compressed. */
async function encoded(html: string, encoding: Encoding | undefined, styles: Styles): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(html).digest('base64url')}`
  const known = sent.get(key)
  if (known) return known
  const page = inlineStyles(deferScripts(joinPayload(html)), styles)
  const bytes = encoding ? await COMPRESS[encoding](page) : Buffer.from(page)
  sent.set(key, bytes)
  return bytes
}

const isHtml = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html')

/** Sends a page that is sent as a whole, as cached pages are, in the form of `encoded`. */
function encodePages(request: IncomingMessage, response: ServerResponse, styles: Styles): void {
  const { end } = response
  response.end = (...args: unknown[]) => {
    const proceed = () => end.apply(response, args as Parameters<typeof end>)
    const [html] = args
    if (response.headersSent || !isHtml(response)) return proceed()
    if (typeof html !== 'string' || html === '') {
      // Of the page before it was encoded.
      if (request.method === 'HEAD') response.removeHeader('content-length')
      return proceed()
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString())
    response.end = end
    encoded(html, encoding, styles).then((bytes) => {
      // Each encoding has other bytes.
      const etag = response.getHeader('etag')
      if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`)
      if (encoding) response.setHeader('content-encoding', encoding)
      response.setHeader('content-length', bytes.byteLength)
      response.end(bytes)
    }, proceed)
    return response
  }
}

/**
 * Compresses responses: pages that are sent as a whole once for all visitors, everything else as it is sent. The
 * framework would compress each response again, with gzip.
 * @param styles the style sheets of the build, by their paths
 */
export function compressResponses(styles: Styles): void {
  const compress = compression()
  interceptRequests('compress', (request, response, proceed) => {
    compress(request as never, response as never, () => {
      encodePages(request, response, styles)
      proceed()
    })
  })
}
