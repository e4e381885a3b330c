/**
 * Returns the client's address from `X-Forwarded-For`. Each trusted proxy appends the address that it saw; entries
 * further left can be forged.
 */
export function clientAddress(forwardedFor: string | null, trustedProxies: number): string {
  const seen = (forwardedFor ?? '').split(',').map((address) => address.trim())
  return seen.at(-Math.max(1, trustedProxies)) || 'local'
}

const IPV6_GROUPS = 8
/** A connection has a /64 of its own, in which it can choose any address. */
const NETWORK_GROUPS = 4

/** Returns the part of an address that one connection has for itself: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
