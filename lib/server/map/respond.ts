import { createHash } from 'node:crypto'

interface Cached {
  type: string
  /** `Cache-Control`. */
  cache: string
  /** Further headers. */
  headers?: Record<string, string>
}

const NO_STORE = { 'cache-control': 'no-store' }

/** The position, tile or theme is none. */
export const mapNotFound = () => new Response(null, { status: 404, headers: NO_STORE })

/** The map was replaced. A missing tile would be drawn as sea, this is a failure. */
export const mapGone = () => new Response(null, { status: 410, headers: NO_STORE })

/** Responds with a part of a map, or 304 if the client has it. */
export function toMapResponse(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  { type, cache, headers = {} }: Cached,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = { 'cache-control': cache, etag, ...headers }
  // A proxy that compresses makes it a weak one.
  const known = request.headers.get('if-none-match')?.includes(etag)
  if (known) return new Response(null, { status: 304, headers: common })
  return new Response(body, { headers: { ...common, 'content-type': type } })
}
