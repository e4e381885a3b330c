const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** A host name, or with a leading dot all names below it. */
export const HOST_NAME = /^\.?(?!-)[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/

/**
 * The host name in a `Host` header without port and final dot, as the parser of URLs writes it; null if it is none.
 */
export function hostNameOf(header: string): string | null {
  if (!/^[^\s/?#@\\,]+$/.test(header) || !URL.canParse(`http://${header}`)) return null
  return new URL(`http://${header}`).hostname.replace(/\.$/, '')
}

/**
 * Whether the shop responds at a host. An attacker can let a name of theirs lead to this machine (DNS rebinding), and
 * their page then reads what the shop sends. Literal addresses, `localhost` and names without a dot cannot be rebound:
 * the public name system has none of them.
 * @param header of the request: a host with or without a port
 * @param names in lower case; one with a leading dot includes all names below it
 */
export function isServedHost(header: string, names: readonly string[]): boolean {
  const host = hostNameOf(header)
  if (host === null) return false
  if (host.startsWith('[') || IPV4.test(host) || !host.includes('.')) return true
  return names.some((name) => (name.startsWith('.') ? host.endsWith(name) : host === name))
}
