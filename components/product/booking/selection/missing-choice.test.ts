import { expect, test } from 'vitest'
import { bookingOption, bookingUnit, esim, stay } from '@/tests/fixtures/booking-product'
import { missingIn } from './missing-choice'
import { restoredSelection } from './restore-selection'
import { depositOf } from './selected-extras'
import { startingSelection, switchOption } from './selection-draft'

const shared = bookingOption('shared')

test('reports missing choices in the order of the steps', () => {
  const start = startingSelection(shared)
  expect(missingIn(start, shared)).toBe('date')
  expect(missingIn({ ...start, date: '2026-12-12' }, shared)).toBe('time')
  const complete = { ...start, date: '2026-12-12', time: '18:30' }
  expect(missingIn(complete, shared)).toBeNull()
  expect(missingIn({ ...complete, quantities: { CHILD: 1 } }, shared)).toBe('units')
  expect(missingIn({ ...startingSelection(stay), date: '2026-12-12' }, stay)).toBe('checkOut')
  expect(missingIn(startingSelection(esim), esim)).toBeNull()
})

test('[C4] new rooms have guests, and a child without an age is missing', () => {
  const dated = { date: '2026-12-12', endDate: '2026-12-14' }
  const family = { ...stay, units: [bookingUnit('ROOM', { pax_count: 3 })] }
  const selection = { ...startingSelection(family), ...dated }
  expect(selection.bookingDetails.rooms).toEqual([
    { adults: 2, children: [] },
    { adults: 2, children: [] },
  ])
  const withAge = (age: number | null) => {
    const rooms = (selection.bookingDetails.rooms ?? []).with(1, { adults: 2, children: [age] })
    return { ...selection, bookingDetails: { rooms } }
  }
  expect(missingIn(withAge(null), family)).toBe('ages')
  expect(missingIn(withAge(0), family)).toBeNull()
  expect(missingIn(switchOption(withAge(0), stay), stay), 'a smaller room').toBe('units')
  expect(restoredSelection(JSON.stringify(withAge(5)), [family])).toEqual(withAge(5))
})

test('[C4] fulfilment is the last step, and every rented item adds a deposit', () => {
  const price = { amount: 5000, currency: 'JPY' as const }
  const router = bookingOption('router', {
    window: 'NONE',
    fulfilment: ['pickup', 'delivery'],
    extras: [
      { code: 'deposit', name: 'Deposit', price, deposit: true },
      { code: 'cable', name: 'Cable', price, deposit: false },
    ],
  })
  const selection = startingSelection(router)
  expect(missingIn(selection, router)).toBe('details')
  const collected = { ...selection, bookingDetails: { fulfilment: { way: 'pickup' as const } } }
  expect(missingIn(collected, router)).toBeNull()
  expect(depositOf(router, { ...collected, quantities: { ADULT: 3 } })).toEqual({ ...price, amount: 15_000 })
})
