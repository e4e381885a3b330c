const GROUPS = 8

/** The eight groups of an IPv6 address; the parser of URLs shortens it and writes an embedded IPv4 address as groups. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  if (tail === undefined) return before
  const after = tail.split(':').filter(Boolean)
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}

/** Prefixes of 96 bits before an IPv4 address: mapped (RFC 4291), and translated by NAT64 (RFC 6052). */
const EMBEDDING = ['0,0,0,0,0,ffff', '64,ff9b,0,0,0,0']

/** The IPv4 address that an IPv6 address stands for; null for any other. @param address without brackets and zone */
export function embeddedIPv4(address: string): string | null {
  const groups = groupsOf(address)
  if (!EMBEDDING.includes(groups.slice(0, 6).join())) return null
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
