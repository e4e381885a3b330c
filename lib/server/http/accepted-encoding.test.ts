import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', undefined],
  ['', undefined],
] as const)('of "%s", %s is used', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
