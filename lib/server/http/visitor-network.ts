import { isIPv4, isIPv6 } from 'node:net'
import { embeddedIPv4, groupsOf } from './ipv6'

/** The network of all visitors whose address cannot be read: they share their limits. */
export const UNKNOWN_NETWORK = 'unknown'

/** Groups of an IPv6 address that a provider assigns to one customer: a /64. */
const NETWORK_GROUPS = 4
/** Groups of an IPv6 address that a provider assigns to one site at most: a /48. */
const SITE_GROUPS = 3
/** Removes a port, the brackets and the zone of an address: `192.0.2.1:80`, `[fe80::1%eth0]:80`. */
function bare(written: string): string {
  const text = written.trim()
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1]
  const address = bracketed ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')
  const [withoutZone = ''] = address.split('%')
  return bracketed !== undefined && !isIPv6(withoutZone) ? '' : withoutZone
}

/**
 * The network by which a visitor is counted, the same for every spelling of an address: an IPv4 address, also if it
 * is mapped to IPv6 or translated by NAT64; the /64 of an IPv6 address, as its first address, because a customer of a provider has all
 * addresses of it.
 * @param written as a proxy or a socket writes it, with or without port, brackets and zone
 */
export function networkOf(written: string): string {
  const address = bare(written)
  if (isIPv4(address)) return written.includes('%') ? UNKNOWN_NETWORK : address
  if (!isIPv6(address)) return UNKNOWN_NETWORK
  const embedded = embeddedIPv4(address)
  if (embedded !== null) return embedded
  const network = groupsOf(address).slice(0, NETWORK_GROUPS)
  return new URL(`http://[${network.join(':')}::]`).hostname.slice(1, -1)
}

/** The site that a network may belong to: the /48 of an IPv6 network, all of which one customer may have. */
export function siteOf(network: string): string {
  return isIPv6(network) ? groupsOf(network).slice(0, SITE_GROUPS).join(':') : network
}

/**
 * The network of a visitor by the header `X-Forwarded-For`. Each proxy appends the address that it saw; entries
 * further left can be forged. Without a proxy, the server itself has written the header.
 * @param proxies the number of trusted proxies in front of the server
 */
export function visitorNetwork(forwardedFor: string | null, proxies: number): string {
  return networkOf((forwardedFor ?? '').split(',').at(-Math.max(1, proxies)) ?? '')
}
