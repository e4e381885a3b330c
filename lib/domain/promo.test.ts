import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountsOf, type PromoBenefit, promoCodeOf, shareLeft, spreadDiscount } from './promo'

const amount = fc.integer({ min: 0, max: 10 ** 10 })
const lines = fc.array(fc.record({ amount, eligible: fc.boolean() }), { minLength: 1, maxLength: 30 })
const benefit: fc.Arbitrary<PromoBenefit> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 10 ** 11 }) }),
)
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

test('[B5] never discounts a line below zero and leaves ineligible lines unchanged', () => {
  fc.assert(
    fc.property(benefit, lines, (taken, bought) => {
      for (const [index, discount] of discountsOf(taken, bought).entries()) {
        const line = bought[index]
        expect(Number.isSafeInteger(discount) && discount >= 0).toBe(true)
        expect(discount).toBeLessThanOrEqual(line?.eligible ? line.amount : 0)
      }
    }),
  )
})

test('[B5] line discounts add up to the total discount', () => {
  fc.assert(
    fc.property(benefit, lines, (taken, bought) => {
      const eligible = sum(bought.filter((line) => line.eligible).map((line) => line.amount))
      const whole =
        'amount' in taken ? Math.min(taken.amount, eligible) : Math.round((eligible * taken.percent) / 100)
      expect(sum(discountsOf(taken, bought))).toBe(whole)
    }),
  )
})

test('[B5] rounds each share down, plus one minor unit if the last line cannot take the remainder', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 30 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amounts, part) => {
        const discount = Math.floor(sum(amounts) * part)
        const parts = spreadDiscount(discount, amounts)
        expect(sum(parts)).toBe(discount)
        for (const [index, each] of amounts.entries()) {
          const share = sum(amounts) === 0 ? 0n : (BigInt(discount) * BigInt(each)) / BigInt(sum(amounts))
          expect(parts[index]).toBeGreaterThanOrEqual(Number(share))
          expect(parts[index]).toBeLessThanOrEqual(each)
        }
      },
    ),
  )
})

test('[B5] assigns the remainder to the last line', () => {
  expect(spreadDiscount(100, [1000, 1000, 1000])).toEqual([33, 33, 34])
  expect(spreadDiscount(2, [1, 1, 1])).toEqual([0, 1, 1])
  expect(spreadDiscount(10, [500, 500, 0])).toEqual([5, 5, 0])
})

test('throws for a discount above the total', () => {
  expect(discountsOf({ amount: 5000 }, [{ amount: 1200, eligible: true }])).toEqual([1200])
  expect(() => spreadDiscount(11, [10])).toThrow(RangeError)
})

test('keeps the remaining share in another currency between zero and the whole', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 10 ** 10 }), fc.nat(), (whole, price, off) => {
      const left = shareLeft(whole, { amount: price, discount: Math.min(off, price) })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(whole)
    }),
  )
  expect(shareLeft(32_787, { amount: 1000, discount: 1000 })).toBe(0)
  expect(shareLeft(32_787, { amount: 1000, discount: 100 })).toBe(29_508)
})

test.each([
  [' welcome10 ', 'WELCOME10'],
  ['Welcome 10', 'WELCOME10'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
])('normalizes the code %j to %s', (typed, code) => {
  expect(promoCodeOf(typed)).toBe(code)
})
