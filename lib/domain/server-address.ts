/** Whether a server that listens on this host accepts connections to every address of the machine. */
export const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** The origin of an HTTP server; an IPv6 address gets its brackets. */
export function httpOrigin(host: string, port: number | string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Returns a host to listen on in the form in which URLs have it, without brackets; null if it is neither a name nor an
 * address. The framework compares this form with the host of its own requests.
 */
export function listeningHost(text: string): string | null {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  const url = httpOrigin(bare, 1)
  // A name with a slash, a user or a query would still be part of a valid URL.
  if (!/^[\w.:-]+$/.test(bare) || !URL.canParse(url)) return null
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
}
