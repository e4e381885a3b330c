import { describe, expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { maxOf, minOf, quantitiesOf, withQuantities } from './item-quantities'

const thb = (amount: number) => ({ amount, currency: 'THB' as const })
const item = {
  lines: [
    { unit: 'ADULT', extra: null, label: 'Adult', quantity: 2, price: thb(1000) },
    { unit: 'CHILD', extra: null, label: 'Child', quantity: 1, price: thb(500) },
    { unit: null, extra: 'lunch', label: 'Lunch', quantity: 1, price: thb(200) },
  ],
  total: thb(2700),
} as CartItem

test('does not count extras as quantities', () => {
  expect(quantitiesOf(item)).toEqual({ ADULT: 2, CHILD: 1 })
})

test('recalculates the total for changed quantities', () => {
  expect(withQuantities(item, { ADULT: 3, CHILD: 0 }).total).toEqual(thb(3200))
  expect(withQuantities(item, undefined)).toBe(item)
})

test('always leaves one unit in an item', () => {
  expect(minOf(item, 'CHILD')).toBe(0)
  expect(minOf(withQuantities(item, { ADULT: 0, CHILD: 1 }), 'CHILD')).toBe(1)
})

describe('maximum of a unit', () => {
  const line = (unit: string, quantity: number, { max = null as number | null, places = 1 } = {}) => ({
    unit,
    quantity,
    max,
    places,
  })
  const maxFor = (lines: Array<ReturnType<typeof line>>, limits: CartItem['limits'], nth = 0) => {
    const given = { lines, limits } as unknown as CartItem
    return maxOf(given, given.lines[nth] as CartItem['lines'][number])
  }

  test('[B3] is limited by its option and the other units', () => {
    const lines = [line('ADULT', 2), line('CHILD', 3, { max: 4 })]
    expect(maxFor(lines, { units: 8, left: null })).toEqual({ max: 5, byPlaces: false, rule: 8 })
    expect(maxFor(lines, { units: 8, left: null }, 1)).toMatchObject({ max: 4, rule: 4 })
  })

  test('[B3] is limited by the places left', () => {
    const lines = [line('GROUP', 1, { places: 4 }), line('ADULT', 1)]
    expect(maxFor(lines, { units: 8, left: 10 })).toMatchObject({ max: 2, byPlaces: true })
    expect(maxFor(lines, { units: 8, left: 10 }, 1)).toMatchObject({ max: 6, byPlaces: true })
    expect(maxFor([line('INFANT', 1, { places: 0 })], { units: 3, left: 1 }).max).toBe(3)
  })

  test('is never below the current quantity, so that it can be reduced', () => {
    expect(maxFor([line('ADULT', 5)], { units: 8, left: 2 }).max).toBe(5)
  })
})
