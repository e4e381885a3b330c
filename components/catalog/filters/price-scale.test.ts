import { expect, test } from 'vitest'
import { priceScale } from './price-scale'

const scale = priceScale({
  currency: 'THB',
  min: 12_900,
  max: 890_000,
  buckets: [
    { from: 10_000, to: 50_000, count: 4 },
    { from: 50_000, to: 100_000, count: 0 },
    { from: 100_000, to: 1_000_000, count: 2 },
  ],
})

test('[R4] the ends are the lowest and the highest price and set no bound', () => {
  expect([scale.amount(0), scale.amount(1), scale.amount(3)]).toEqual([12_900, 50_000, 890_000])
  expect(scale.range([0, 3])).toBeNull()
  expect(scale.positions(null)).toEqual([0, 3])
})

test('[R4] converts an inner step to a bound in major units and back', () => {
  expect(scale.range([1, 3])).toEqual({ min: 500, max: null, currency: 'THB' })
  expect(scale.range([0, 2])).toEqual({ min: null, max: 1000, currency: 'THB' })
  for (const positions of [
    [1, 3],
    [0, 2],
    [1, 2],
  ] as const)
    expect(scale.positions(scale.range(positions))).toEqual(positions)
})

test('places an entered price between its neighboring steps, and at an end if it is out of range', () => {
  expect(scale.positions({ min: 600, max: 700, currency: 'THB' })).toEqual([1, 2])
  expect(scale.positions({ min: 1, max: 99_999, currency: 'THB' })).toEqual([0, 3])
  expect(scale.positions({ min: 99_999, max: null, currency: 'THB' })).toEqual([3, 3])
})

test('supports a currency without decimals', () => {
  const yen = priceScale({
    currency: 'JPY',
    min: 90,
    max: 400,
    buckets: [
      { from: 70, to: 100, count: 1 },
      { from: 100, to: 500, count: 1 },
    ],
  })
  expect(yen.range([1, 2])).toEqual({ min: 100, max: null, currency: 'JPY' })
})
