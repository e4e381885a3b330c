export interface Site {
  /** The public URL, if it is configured. */
  url: string | undefined
  /** Proxies in front of the server whose forwarded headers are valid. */
  trustedProxies: number
  /** Whether only the session cookie with the prefix `__Host-` counts over HTTPS. */
  isPrefixRequired?: boolean
  /** Whether nothing is sold. Visitors then also reach the server itself over plain HTTP. */
  isSandbox?: boolean
}

type RequestHeaders = Pick<Headers, 'get'>

/**
 * What the outermost trusted proxy says in a header that each proxy appends to or replaces; null if none is trusted.
 */
export function forwardedValue(headers: RequestHeaders, name: string, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null
  const values = (headers.get(name) ?? '').split(',').map((value) => value.trim())
  return (values.at(-trustedProxies) ?? values[0]) || null
}

/** The host, with its port if any, that the visitor's browser requested. */
export function visitedHost(headers: RequestHeaders, { trustedProxies }: Site): string | null {
  return forwardedValue(headers, 'x-forwarded-host', trustedProxies) ?? headers.get('host')
}

/**
 * The origin of the visitor's page if it is one of this site: the configured one, otherwise the one by which the
 * server, or the proxy in front of it, was reached. Null if that is no origin.
 */
export function ownOrigin(headers: RequestHeaders, site: Site): string | null {
  if (site.url) return new URL(site.url).origin
  const protocol = forwardedValue(headers, 'x-forwarded-proto', site.trustedProxies) ?? 'http'
  const address = `${protocol}://${visitedHost(headers, site)}`
  return URL.canParse(address) ? new URL(address).origin : null
}

/**
 * Whether the visitor's browser uses HTTPS: a cookie can be limited to it. A proxy may send its own name for the server as the
 * host, so a shop whose URL has HTTPS is visited over it unless a trusted proxy or the sandbox says otherwise.
 */
export function isVisitedByHttps(headers: RequestHeaders, site: Site): boolean {
  const isHttps = site.url?.startsWith('https:') ?? false
  if (site.url && new URL(site.url).host === visitedHost(headers, site)?.toLowerCase()) return isHttps
  const protocol = forwardedValue(headers, 'x-forwarded-proto', site.trustedProxies)
  return protocol === null ? isHttps && !site.isSandbox : protocol === 'https'
}
