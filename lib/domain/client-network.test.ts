import { expect, test } from 'vitest'
import { clientAddress, clientNetwork } from './client-network'

test.each([
  ['203.0.113.7', 0, '203.0.113.7'],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['6.6.6.6, 198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
  ['203.0.113.7', 2, 'local'],
  ['', 1, 'local'],
  [null, 0, 'local'],
])('the address in %j with %i proxies is %s', (header, proxies, address) => {
  expect(clientAddress(header, proxies)).toBe(address)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0db8:85a3:0001:0:8a2e:370:7334', '2001:db8:85a3:1'],
  ['2001:DB8:85a3:1:ffff::9', '2001:db8:85a3:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['local', 'local'],
])('%s is in the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
