import { BlockList, isIP } from 'node:net'
import { embeddedIPv4 } from './ipv6'

/** Networks that are not on the public internet: loopback, private and reserved ranges. */
const PRIVATE: Array<[network: string, prefix: number, family: 'ipv4' | 'ipv6']> = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const list = new BlockList()
for (const [network, prefix, family] of PRIVATE) list.addSubnet(network, prefix, family)

/**
 * Whether an address must not be fetched on a user's behalf.
 * An IPv6 address that is mapped from IPv4, or translated by NAT64, counts as its IPv4 address.
 */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return true
  // A zone is of a link, whose addresses are private.
  if (family === 4 || address.includes('%')) return family !== 4 || list.check(address, 'ipv4')
  const embedded = embeddedIPv4(address)
  return embedded === null ? list.check(address, 'ipv6') : list.check(embedded, 'ipv4')
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}
