import { expect, test } from 'vitest'
import type { Option } from '@/lib/contract/option'
import { quantityLimit } from './quantity-limit'

const unit = (code: 'ADULT' | 'FAMILY' | 'INFANT', pax_count: number, max_quantity: number | null = null) =>
  ({ code, pax_count, max_quantity }) as Option['units'][number]
const adult = unit('ADULT', 1)
const family = unit('FAMILY', 4)
const infant = unit('INFANT', 0, 2)
const option = {
  inventory: 'SLOT',
  max_units: 8,
  questions: ['lead_diet'],
  units: [adult, family, infant],
} as Option

test("units share the option's limit, but not a unit's own limit", () => {
  expect(quantityLimit(option, { FAMILY: 1 }, adult, null)).toEqual({ max: 7, by: 'rules' })
  expect(quantityLimit(option, { ADULT: 1 }, infant, null)).toEqual({ max: 2, by: 'rules' })
})

test('counts people for slots and items elsewhere', () => {
  expect(quantityLimit(option, { ADULT: 1 }, family, 5)).toEqual({ max: 1, by: 'places' })
  expect(quantityLimit({ ...option, inventory: 'STOCK' }, { ADULT: 1 }, family, 5)).toEqual({
    max: 4,
    by: 'places',
  })
  expect(quantityLimit(option, { ADULT: 5 }, infant, 5)).toEqual({ max: 2, by: 'rules' })
})

test('[B5] limits people to what the checkout can ask about', () => {
  const named = { ...option, max_units: 500, questions: ['full_name' as const] }
  expect(quantityLimit(named, { INFANT: 2, FAMILY: 9 }, adult, null)).toEqual({ max: 98, by: 'rules' })
  expect(quantityLimit({ ...named, questions: [] }, { INFANT: 2 }, adult, null).max).toBe(498)
})
