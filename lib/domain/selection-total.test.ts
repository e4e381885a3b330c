import { expect, test } from 'vitest'
import type { Money } from './money'
import { selectionTotal } from './selection-total'

const baht = (amount: number): Money => ({ amount, currency: 'THB' })

test('units times quantity, extras once', () => {
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

test('every night has its own price', () => {
  const total = selectionTotal({
    currency: 'THB',
    days: [{ ROOM: baht(390000) }, { ROOM: baht(390000) }, { ROOM: baht(450000) }],
    quantities: { ROOM: 2 },
    extras: [],
  })
  expect(total?.lines[0]?.price).toEqual(baht(1230000))
  expect(total?.total).toEqual(baht(2460000))
})

test('no total without a price, without a day, without a unit, or in two currencies', () => {
  const known = {
    currency: 'THB',
    days: [{ ADULT: baht(100) }],
    quantities: { ADULT: 1 },
    extras: [],
  } as const
  expect(selectionTotal({ ...known, quantities: { CHILD: 1 } })).toBeNull()
  expect(selectionTotal({ ...known, days: [] })).toBeNull()
  expect(selectionTotal({ ...known, quantities: { ADULT: 0 } })).toBeNull()
  expect(selectionTotal({ ...known, days: [{ ADULT: { amount: 100, currency: 'JPY' } }] })).toBeNull()
})
