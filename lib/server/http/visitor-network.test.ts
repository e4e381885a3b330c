import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf, siteOf, UNKNOWN_NETWORK, visitorNetwork } from './visitor-network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51824', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['[0064:FF9B::203.0.113.7]:443', '203.0.113.7'],
  ['64:ff9b:1::cb00:7107', '64:ff9b:1::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:0:0:1::', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['[fe80::1%25eth0]:80', 'fe80::'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::'],
])('counts %s as the network %s', (written, network) => {
  expect(networkOf(written)).toBe(network)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.07',
  '203.0.113.7:port',
  '[203.0.113.7]',
  '203.0.113.7%eth0',
  '2001:db8::/32',
  '2001:db8::1::2',
  '[2001:db8::1',
  '[::1]x',
  '<script>',
])('counts %j as the unknown network', (written) => {
  expect(networkOf(written)).toBe(UNKNOWN_NETWORK)
})

const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xff_ff }))
const groups = fc.array(group, { minLength: 8, maxLength: 8 })

/** Writes one of the runs of zeros as `::`. */
function shortened(parts: readonly string[], from: number): string {
  const start = parts.findIndex((part, at) => at >= from && /^0+$/.test(part))
  if (start < 0) return parts.join(':')
  let end = start
  while (end < parts.length && /^0+$/.test(parts[end] ?? '')) end += 1
  return `${parts.slice(0, start).join(':')}::${parts.slice(end).join(':')}`
}

const spelling = fc.record({
  zeros: fc.boolean(),
  upper: fc.boolean(),
  short: fc.option(fc.integer({ min: 0, max: 7 })),
  zone: fc.constantFrom('', '%eth0', '%25en0', '%3'),
  around: fc.constantFrom<(address: string) => string>(
    (address) => address,
    (address) => ` ${address}`,
    (address) => `[${address}]`,
    (address) => `[${address}]:8080`,
  ),
})

function spelled(values: readonly number[], { zeros, upper, short, zone, around }: Spelling): string {
  const parts = values.map((value) => value.toString(16).padStart(zeros ? 4 : 1, '0'))
  const address = short === null ? parts.join(':') : shortened(parts, short)
  return around((upper ? address.toUpperCase() : address) + zone)
}
type Spelling = typeof spelling extends fc.Arbitrary<infer S> ? S : never

test('counts all spellings of an IPv6 address, and all addresses of its /64, as one network', () => {
  fc.assert(
    fc.property(groups, groups, spelling, spelling, (address, other, one, two) => {
      fc.pre(address.slice(0, 4).some((value) => value !== 0))
      const neighbor = [...address.slice(0, 4), ...other.slice(4)]
      const network = networkOf(spelled(address, one))
      expect(network).not.toBe(UNKNOWN_NETWORK)
      expect(networkOf(spelled(address, two))).toBe(network)
      expect(networkOf(spelled(neighbor, two))).toBe(network)
      expect(networkOf(network)).toBe(network)
    }),
  )
})

test('counts addresses of different /64 as different networks', () => {
  fc.assert(
    fc.property(groups, groups, spelling, (address, other, as) => {
      const prefix = (values: readonly number[]) => values.slice(0, 4).join()
      fc.pre(
        prefix(address) !== prefix(other) && prefix(address) !== '0,0,0,0' && prefix(other) !== '0,0,0,0',
      )
      expect(networkOf(spelled(address, as))).not.toBe(networkOf(spelled(other, as)))
    }),
  )
})

test('counts all spellings of an IPv4 address as this address', () => {
  fc.assert(
    fc.property(octets, spelling, (parts, as) => {
      const address = parts.join('.')
      const [a = 0, b = 0, c = 0, d = 0] = parts
      const last = [a * 256 + b, c * 256 + d]
      const mapped = [0, 0, 0, 0, 0, 0xff_ff, ...last]
      const translated = [0x64, 0xff_9b, 0, 0, 0, 0, ...last]
      const written = [address, `${address}:80`, `::ffff:${address}`, `[::FFFF:${address}]:80`]
      for (const text of [...written, spelled(mapped, as), spelled(translated, as)])
        expect(networkOf(text)).toBe(address)
    }),
  )
})

test('never fails, whatever a header contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'[]:.%0f1 ,') })), (text) => {
      expect(networkOf(networkOf(text))).toBe(networkOf(text))
    }),
  )
})

test.each([
  [0, '192.0.2.1', '192.0.2.1'],
  [1, '198.51.100.9, 192.0.2.1:5000', '192.0.2.1'],
  [2, '198.51.100.9, 2001:db8::7, 192.0.2.1', '2001:db8::'],
  [2, '192.0.2.1', UNKNOWN_NETWORK],
  [1, 'unknown', UNKNOWN_NETWORK],
  [1, null, UNKNOWN_NETWORK],
])('behind %i proxies, %j comes from %s', (proxies, header, network) => {
  expect(visitorNetwork(header, proxies)).toBe(network)
})

test('the networks of one /48 may belong to one site', () => {
  expect(siteOf('2001:db8:1:2::')).toBe(siteOf('2001:db8:1:ffff::'))
  expect(siteOf('2001:db8:1:2::')).not.toBe(siteOf('2001:db8:2:2::'))
  expect(siteOf('192.0.2.1')).toBe('192.0.2.1')
  expect(siteOf(UNKNOWN_NETWORK)).toBe(UNKNOWN_NETWORK)
})
