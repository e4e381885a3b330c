import { expect, test } from 'vitest'
import { ipPrefix } from './ip-prefix'

test.each([
  ['203.0.113.7', '203.0'],
  ['203.0.200.9', '203.0'],
  ['::ffff:203.0.113.7', '203.0'],
  ['198.51.100.1', '198.51'],
  ['2001:0db8:85a3::8a2e:370:7334', '2001:db8'],
  ['2001:DB8::1', '2001:db8'],
  ['2001::1', '2001:0'],
  ['127.0.0.1', 'local'],
  ['::ffff:127.0.0.1', 'local'],
  ['::1', 'local'],
  ['::', 'local'],
  ['2001:db8:1:2::', '2001:db8'],
  ['unknown', 'local'],
  ['local', 'local'],
  ['<script>', 'local'],
])('%s is in the network %s', (address, network) => {
  expect(ipPrefix(address)).toBe(network)
})
