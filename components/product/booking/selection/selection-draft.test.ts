import { expect, test } from 'vitest'
import { bookingOption, esim, stay } from '@/tests/fixtures/booking-product'
import { startingSelection, switchOption } from './selection-draft'

const shared = bookingOption('shared')

test('preselects only the minimum of the main unit', () => {
  expect(startingSelection(shared)).toMatchObject({ date: null, quantities: { ADULT: 1 }, extras: [] })
  expect(startingSelection(stay).quantities).toEqual({ ROOM: 2 })
})

test('switching the option retains what the new option also requires', () => {
  const selection = {
    ...startingSelection(shared),
    date: '2026-12-12',
    time: '18:30',
    quantities: { ADULT: 2, CHILD: 1 },
    extras: ['tea'],
  }
  expect(switchOption(selection, { ...shared, id: 'private' })).toEqual({ ...selection, optionId: 'private' })
  expect(switchOption(selection, stay)).toMatchObject({
    date: '2026-12-12',
    time: null,
    quantities: { ROOM: 2 },
  })
  expect(switchOption(selection, esim)).toMatchObject({ date: null, time: null, extras: ['tea'] })
})
