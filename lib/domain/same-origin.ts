interface Site {
  /** The public URL, if it is configured. */
  url: string | undefined
  /** Proxies in front of the server whose forwarded headers are valid. */
  trustedProxies: number
}

/**
 * Whether a request comes from a page of this site. Browsers send the page's origin with every mutation; a
 * client that sends none is not a browser and does not send our cookies by accident.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, { url, trustedProxies }: Site): boolean {
  const origin = headers.get('origin')
  if (origin === null) return !['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-host') : null
  const host = url ? new URL(url).host : (forwarded ?? headers.get('host'))
  return URL.canParse(origin) && new URL(origin).host === host
}
