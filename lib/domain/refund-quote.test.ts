import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate'
import { quoteRefund, type SoldItem, type SoldLine, sharesOf } from './refund-quote'

const total = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

const booking = fc
  .record({
    units: fc.array(fc.record({ amount: fc.nat(2_000_000), quantity: fc.integer({ min: 1, max: 6 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    deposit: fc.option(fc.nat(500_000), { nil: null }),
    extra: fc.option(fc.nat(500_000), { nil: null }),
    discount: fc.integer({ min: 0, max: 100 }),
    feePercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ units, deposit, extra, discount, feePercent }) => {
    const items: SoldItem[] = units.flatMap(({ quantity }, unit) =>
      Array.from({ length: quantity }, (_, n) => ({ id: `${unit}.${n}`, unit: `U${unit}` })),
    )
    const lines: SoldLine[] = [
      ...units.map(({ amount, quantity }, unit) => ({ unit: `U${unit}`, deposit: false, quantity, amount })),
      ...(deposit === null ? [] : [{ unit: null, deposit: true, quantity: items.length, amount: deposit }]),
      ...(extra === null ? [] : [{ unit: null, deposit: false, quantity: 1, amount: extra }]),
    ]
    const list = total(lines.map(({ amount, quantity }) => amount * quantity))
    const paid = list - Math.floor((list * discount) / 100)
    return { items, lines, list, paid, feePercent, ids: items.map(({ id }) => id) }
  })

test('[B7] parts add up to the whole, and none exceeds its line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 30 }),
      fc.nat(100),
      (weights, percent) => {
        const whole = Math.floor((total(weights) * percent) / 100)
        const parts = allocate(whole, weights)
        expect(total(parts)).toBe(whole)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
        }
      },
    ),
  )
})

test('[B7] assigns the remainder to the last line', () => {
  expect(allocate(100, [50, 50, 50])).toEqual([33, 33, 34])
  expect(allocate(3, [1, 1, 1, 1])).toEqual([0, 1, 1, 1])
  expect(allocate(7, [0, 0])).toEqual([0, 7])
})

test('[B7] shares of a booking add up to the paid amount for any discount', () => {
  fc.assert(
    fc.property(booking, ({ paid, lines, items }) => {
      const { items: shares, rest } = sharesOf(paid, lines, items)
      expect(total([...shares.values(), rest].flatMap(({ price, deposit }) => [price, deposit]))).toBe(paid)
    }),
  )
})

test('[B7] never refunds more than was paid, and everything without a fee', () => {
  fc.assert(
    fc.property(booking, ({ paid, lines, items, ids, feePercent }) => {
      const shares = sharesOf(paid, lines, items)
      const some = quoteRefund(shares, ids, { feePercent, last: true })
      expect(some.paid).toBe(paid)
      expect(some.refund).toBeLessThanOrEqual(paid)
      expect(some.refund).toBeGreaterThanOrEqual(some.deposit)
      expect(quoteRefund(shares, ids, { feePercent: 0, last: true }).refund).toBe(paid)
      expect(quoteRefund(shares, ids, { feePercent: 100, last: true }).refund).toBe(some.deposit)
    }),
  )
})

test('[B7] refunds the same for single cancellations in any order as for all at once', () => {
  fc.assert(
    fc.property(booking, fc.infiniteStream(fc.nat()), ({ paid, lines, items, ids, feePercent }, dice) => {
      const shares = sharesOf(paid, lines, items)
      const left = [...ids]
      let sum = 0
      while (left.length > 0) {
        const [id = ''] = left.splice(dice.next().value % left.length, 1)
        sum += quoteRefund(shares, [id], { feePercent, last: left.length === 0 }).refund
      }
      expect(sum).toBe(quoteRefund(shares, ids, { feePercent, last: true }).refund)
    }),
  )
})

test('[B7] never refunds more for a higher fee', () => {
  fc.assert(
    fc.property(booking, fc.nat(100), ({ paid, lines, items, ids, feePercent }, other) => {
      const shares = sharesOf(paid, lines, items)
      const [less, more] = [feePercent, other].sort((a, b) => a - b)
      const refund = (fee = 0) => quoteRefund(shares, ids, { feePercent: fee, last: true }).refund
      expect(refund(more)).toBeLessThanOrEqual(refund(less))
    }),
  )
})

const pair: SoldLine[] = [
  { unit: 'ADULT', deposit: false, quantity: 2, amount: 100_000 },
  { unit: null, deposit: true, quantity: 2, amount: 20_000 },
  { unit: null, deposit: false, quantity: 1, amount: 30_001 },
]
const people = [
  { id: 'a', unit: 'ADULT' },
  { id: 'b', unit: 'ADULT' },
]

test('[B7] refunds deposits in full, and shared extras with the last traveller', () => {
  const shares = sharesOf(270_001, pair, people)
  expect(quoteRefund(shares, ['a'], { feePercent: 50, last: false })).toMatchObject({
    paid: 120_000,
    refund: 70_000,
    deposit: 20_000,
  })
  expect(quoteRefund(shares, ['b'], { feePercent: 50, last: true })).toMatchObject({
    paid: 150_001,
    refund: 50_000 + 20_000 + 15_001,
  })
})

test('[B7] applies a discount to the prices pro rata and not to the deposit', () => {
  const { items, rest } = sharesOf(40_000 + 23_000, pair, people)
  expect(items.get('a')).toEqual({ price: 9_999, deposit: 20_000 })
  expect(items.get('b')).toEqual({ price: 9_999, deposit: 20_000 })
  expect(rest).toEqual({ price: 3_002, deposit: 0 })
})
