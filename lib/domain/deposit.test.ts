import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositIn, depositLeft, priceWithout } from './deposit'

const baht = (amount: number) => ({ amount, currency: 'THB' as const })
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.nat(1_000_000).map(baht),
  deposit: fc.boolean(),
})

test('[C4] separates the deposit from the price; together they are the paid amount', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sum = (list: typeof lines) =>
        list.reduce((total, { price, quantity }) => total + price.amount * quantity, 0)
      const deposit = depositIn(lines)
      expect(deposit?.amount ?? 0).toBe(sum(lines.filter(({ deposit: back }) => back)))
      expect(priceWithout(deposit, baht(sum(lines))).amount).toBe(
        sum(lines.filter(({ deposit: back }) => !back)),
      )
    }),
  )
})

test('[C4] returns null without a deposit', () => {
  expect(depositIn([{ quantity: 1, price: baht(100), deposit: false }])).toBeNull()
})

test('[B5] excludes the deposits of cancelled units, unsuccessful bookings, and things that are back or lost', () => {
  const lines = [
    { quantity: 2, cancelled: 1, price: baht(1365), deposit: true },
    { quantity: 2, cancelled: 1, price: baht(438), deposit: false },
  ]
  expect(depositLeft([{ status: 'confirmed', lines }])).toEqual(baht(1365))
  for (const state of ['returned', 'lost'] as const)
    expect(depositLeft([{ status: 'completed', lines, goods: { state } }])).toBeNull()
  expect(depositLeft([{ status: 'completed', lines, goods: { state: 'delivered' } }])).toEqual(baht(1365))
  const none = lines.map((line) => ({ ...line, cancelled: 2 }))
  expect(depositLeft([{ status: 'confirmed', lines: none }])).toBeNull()
  for (const status of ['cancelled', 'failed', 'timeout'] as const)
    expect(depositLeft([{ status, lines }])).toBeNull()
})
