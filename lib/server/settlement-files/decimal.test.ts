import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cumulativeRounding, exactMinorUnits, parseMillionths, roundedMinorUnits } from './decimal'

test.each([
  ['1290.5', 1_290_500_000n],
  ['1,290.50', 1_290_500_000n],
  ['1,234,567', 1_234_567_000_000n],
  ['0.00090', 900n],
  ['-0.03', -30_000n],
  ['0', 0n],
])('parses %s', (text, millionths) => {
  expect(parseMillionths(text)).toBe(millionths)
})

test.each(['', '1.', '.5', '1e3', '+1', '12,90', '1,2345', '1.2345678', '฿10', '1 000', '(10)'])(
  'does not guess at %j',
  (text) => {
    expect(parseMillionths(text)).toBeNull()
  },
)

test('an amount is a whole number of minor units, or it is none', () => {
  expect(exactMinorUnits(1_290_500_000n, 'THB')).toBe(129_050)
  expect(exactMinorUnits(-100_000_000n, 'JPY')).toBe(-100)
  expect(exactMinorUnits(500_000n, 'JPY')).toBeNull()
  expect(exactMinorUnits(900n, 'THB')).toBeNull()
})

test('the rounded fees of a file add up to its rounded fee', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('THB' as const, 'JPY' as const),
      fc.array(fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n })),
      (currency, fees) => {
        const round = cumulativeRounding(currency)
        const sum = fees.reduce((total, fee) => total + round(fee), 0)
        expect(sum).toBe(
          roundedMinorUnits(
            fees.reduce((total, fee) => total + fee, 0n),
            currency,
          ),
        )
      },
    ),
  )
})

test('a fee that needs no rounding is not changed by those before it', () => {
  const round = cumulativeRounding('THB')
  expect([round(30_000n), round(4_000n), round(4_000n), round(30_000n)]).toEqual([3, 0, 1, 3])
})
