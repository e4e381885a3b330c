import { isIPv4, isIPv6 } from 'node:net'

/**
 * The part of an address that is stable while a user moves within a city: the first two octets of IPv4, the
 * first two groups of IPv6. All loopback addresses are 'local'.
 */
export function ipPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.startsWith('127.') ? 'local' : plain.split('.').slice(0, 2).join('.')
  if (!isIPv6(plain) || ['::', '::1'].includes(plain)) return 'local'
  const [head = ''] = plain.toLowerCase().split('::')
  const groups = [...head.split(':'), '0', '0'].map((group) => group.replace(/^0+(?=.)/, '') || '0')
  return groups.slice(0, 2).join(':')
}
