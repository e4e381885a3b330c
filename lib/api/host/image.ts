import 'server-only'

/** Where the storefront serves images of an API host, since its pages load images of their own host alone. */
const PREFIX = '/img/host/'
const TIMEOUT_MS = 10_000
const MAX_BYTES = 5_000_000
/** No SVG, which may have scripts. */
const TYPE = /^image\/(?:avif|gif|jpeg|png|webp)\b/i

/**
 * Returns the storefront's path of an image that a host names by its path or by a URL of its own; null for one of another
 * site.
 */
export function storefrontImagePath(sent: string, origin: string): string | null {
  if (sent === '') return null
  const url = URL.parse(sent, `${new URL(origin).origin}/`)
  if (!url || url.origin !== new URL(origin).origin) return null
  return PREFIX + url.pathname.slice(1) + url.search
}

/** The bytes of a response; null if there are more than an image may have. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const missing = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Gets an image of the host without the visitor's session. @param path decoded segments */
export async function hostImage(path: readonly string[], search: string, origin: string): Promise<Response> {
  const url = new URL(`/${path.map(encodeURIComponent).join('/')}${search}`, origin)
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const type = response.headers.get('content-type') ?? ''
    const bytes = response.ok && TYPE.test(type) ? await bytesOf(response) : null
    if (!bytes) return missing(404)
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    })
  } catch {
    return missing(502)
  }
}
