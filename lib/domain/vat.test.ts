import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasTaxable, MAX_VAT_RATE, STANDARD_VAT_RATE, type VatTreatment, vatGroups, vatIn } from './vat'

const amount = fc.integer({ min: 0, max: 10_000_000_000 })
const treatment: fc.Arbitrary<VatTreatment> = fc.oneof(
  fc.constantFrom<VatTreatment>(STANDARD_VAT_RATE, 0, 'exempt'),
  fc.integer({ min: 0, max: MAX_VAT_RATE }),
)
const parts = fc.array(fc.record({ treatment, gross: amount }), { minLength: 1, maxLength: 12 })
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test.each([
  [107_00, 700, 7_00],
  [100_00, 700, 6_54],
  [1, 700, 0],
  [8, 700, 1],
  [7, 700, 0],
  [0, 700, 0],
  [100_00, 0, 0],
  [100_00, 'exempt', 0],
] as const)('[B7] the VAT in %d satang at %s is %d', (gross, rate, vat) => {
  expect(vatIn(gross, rate)).toBe(vat)
})

test('[B7] the VAT in an amount is off by at most half a minor unit', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: MAX_VAT_RATE }), (gross, rate) => {
      const exact = (gross * rate) / (MAX_VAT_RATE + rate)
      expect(Math.abs(vatIn(gross, rate) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12)
    }),
  )
})

test('[B7] net and VAT of each group add up to its gross amount, and the groups to the document', () => {
  fc.assert(
    fc.property(parts, (list) => {
      const groups = vatGroups(list)
      for (const { gross, net, vat } of groups) expect(net + vat).toBe(gross)
      expect(sum(groups.map(({ gross }) => gross))).toBe(sum(list.map(({ gross }) => gross)))
      expect(new Set(groups.map((group) => group.treatment)).size).toBe(groups.length)
    }),
  )
})

test('[B7] credit notes in any number credit the VAT of the invoice exactly, and none a negative amount', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(treatment, shares, (rate, grosses) => {
      const credited = grosses.map((gross, index) => {
        const before = grosses.slice(0, index).map((earlier) => ({ treatment: rate, gross: earlier }))
        const [group] = vatGroups([{ treatment: rate, gross }], before)
        if (!group) throw new Error('no group')
        expect(group.vat).toBeGreaterThanOrEqual(0)
        expect(group.net + group.vat).toBe(gross)
        return group.vat
      })
      expect(sum(credited)).toBe(vatIn(sum(grosses), rate))
    }),
  )
})

test('[B7] the highest rate comes first and exempt amounts last', () => {
  const groups = vatGroups([
    { treatment: 'exempt', gross: 1 },
    { treatment: 0, gross: 2 },
    { treatment: 700, gross: 3 },
  ])
  expect(groups.map((group) => group.treatment)).toEqual([700, 0, 'exempt'])
})

test('[B7] an amount at the rate of zero is taxable, an exempt one is not', () => {
  expect(hasTaxable([{ treatment: 0 }])).toBe(true)
  expect(hasTaxable([{ treatment: 'exempt' }])).toBe(false)
})
