import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { fewestOf, quantitiesOf, withQuantities } from './line-quantities'

const thb = (amount: number) => ({ amount, currency: 'THB' as const })
const item = {
  lines: [
    { unit: 'ADULT', extra: null, label: 'Adult', quantity: 2, price: thb(1000) },
    { unit: 'CHILD', extra: null, label: 'Child', quantity: 1, price: thb(500) },
    { unit: null, extra: 'lunch', label: 'Lunch', quantity: 1, price: thb(200) },
  ],
  total: thb(2700),
} as CartItem

test('extras are no quantities', () => {
  expect(quantitiesOf(item)).toEqual({ ADULT: 2, CHILD: 1 })
})

test('other quantities show their total at once', () => {
  expect(withQuantities(item, { ADULT: 3, CHILD: 0 }).total).toEqual(thb(3200))
  expect(withQuantities(item, undefined)).toBe(item)
})

test('something is always left in a line', () => {
  expect(fewestOf(item, 'CHILD')).toBe(0)
  expect(fewestOf(withQuantities(item, { ADULT: 0, CHILD: 1 }), 'CHILD')).toBe(1)
})
