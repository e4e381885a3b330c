import { expect, test } from 'vitest'
import type { Money } from './money'
import { selectionTotal } from './selection-total'

const baht = (amount: number): Money => ({ amount, currency: 'THB' })

test('multiplies units by quantity and adds extras once', () => {
  const total = selectionTotal({
    currency: 'THB',
    days: [{ ADULT: baht(129000), CHILD: baht(79000), INFANT: baht(0) }],
    quantities: { ADULT: 2, CHILD: 1, INFANT: 1, SENIOR: 0 },
    extras: [baht(20000)],
  })
  expect(total?.total).toEqual(baht(357000))
  expect(total?.lines).toEqual([
    { unit: 'ADULT', quantity: 2, price: baht(129000) },
    { unit: 'CHILD', quantity: 1, price: baht(79000) },
    { unit: 'INFANT', quantity: 1, price: baht(0) },
  ])
})

test('adds up a different price for each night', () => {
  const total = selectionTotal({
    currency: 'THB',
    days: [{ ROOM: baht(390000) }, { ROOM: baht(390000) }, { ROOM: baht(450000) }],
    quantities: { ROOM: 2 },
    extras: [],
  })
  expect(total?.lines[0]?.price).toEqual(baht(1230000))
  expect(total?.total).toEqual(baht(2460000))
})

test('returns null without a price, a day or a unit, and for two currencies', () => {
  const selection = {
    currency: 'THB',
    days: [{ ADULT: baht(100) }],
    quantities: { ADULT: 1 },
    extras: [],
  } as const
  expect(selectionTotal({ ...selection, quantities: { CHILD: 1 } })).toBeNull()
  expect(selectionTotal({ ...selection, days: [] })).toBeNull()
  expect(selectionTotal({ ...selection, quantities: { ADULT: 0 } })).toBeNull()
  expect(selectionTotal({ ...selection, days: [{ ADULT: { amount: 100, currency: 'JPY' } }] })).toBeNull()
})
