import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, divideDecimals, formatDecimal, isPositiveDecimal } from './decimal'

test.each([
  ['32.4', 324n, 1],
  ['0.0305', 305n, 4],
  ['1', 1n, 0],
  ['1403', 1403n, 0],
  ['0.030487804878048782', 30487804878048782n, 18],
])('parses %s exactly', (text, digits, scale) => {
  expect(decimalOf(text)).toEqual({ digits, scale })
})

test.each([
  '',
  '.5',
  '1.',
  '-1',
  '+1',
  '1e3',
  '1,5',
  ' 1',
  '0x1',
  'NaN',
  `1.${'0'.repeat(30)}1`,
  '1234567890123456',
])('rejects %j', (text) => {
  expect(decimalOf(text)).toBeNull()
})

test('knows which decimals are above zero', () => {
  expect(['0.01', '1', '0', '0.00', '-1', ''].map(isPositiveDecimal)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('divides with half up', () => {
  const divide = (a: string, b: string, scale: number) =>
    divideDecimals(decimalOf(a) ?? { digits: 0n, scale: 0 }, decimalOf(b) ?? { digits: 1n, scale: 0 }, scale)
  expect(divide('1', '8', 2)).toBe(13n)
  expect(divide('1', '8', 3)).toBe(125n)
  expect(divide('0.000000001', '3', 2)).toBe(0n)
  expect(divide('32.4', '0.852', 10)).toBe(380_281_690_141n)
})

test('writes what it reads, without trailing zeros', () => {
  expect(formatDecimal({ digits: 1500n, scale: 3 })).toBe('1.5')
  expect(formatDecimal({ digits: 1000n, scale: 3 })).toBe('1')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.nat(14), (digits, scale) => {
      const text = formatDecimal({ digits, scale })
      const read = decimalOf(text)
      expect(read && read.digits * 10n ** BigInt(scale - read.scale)).toBe(digits)
    }),
  )
})
