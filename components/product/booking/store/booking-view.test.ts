import { expect, test } from 'vitest'
import {
  availabilityOf,
  availableDay,
  baht,
  bookingOption,
  bookingState,
} from '@/tests/fixtures/booking-product'
import { type SelectionDraft, startingSelection } from '../selection/selection-draft'
import type { BookingState } from './booking-state'
import { viewOf } from './booking-view'

const boat = bookingOption('boat', { window: 'DATE' })
const days = [
  availableDay('2026-12-12', { left: 3, times: [] }),
  availableDay('2026-12-13', { left: 0, times: [], status: 'sold_out' }),
]

const stateWith = (selection: Partial<SelectionDraft>): BookingState =>
  bookingState([boat], [availabilityOf('boat', days)], {
    selection: { ...startingSelection(boat), ...selection },
  })

test('a complete selection has the price and the places of its day', () => {
  const complete = stateWith({ date: '2026-12-12', quantities: { ADULT: 2 }, extras: ['tea'] })
  expect(viewOf(complete)).toMatchObject({
    missing: null,
    problem: null,
    left: 3,
    total: { total: baht(3010_00) },
  })
})

test('a sold-out day is deselected and its price is not shown', () => {
  expect(viewOf(stateWith({ date: '2026-12-13' }))).toMatchObject({
    missing: 'date',
    total: null,
    left: null,
    selection: { date: null },
  })
})

test('before anything is selected, the first option is', () => {
  const { option, selection, missing } = viewOf({ ...stateWith({}), selection: null })
  expect({ option, selection, missing }).toEqual({
    option: boat,
    selection: startingSelection(boat),
    missing: 'date',
  })
})

test('is the same object until the selection or the availability changes', () => {
  const state = stateWith({ date: '2026-12-12' })
  const view = viewOf(state)
  expect(viewOf({ ...state })).toBe(view)
  expect(viewOf({ ...state, selection: startingSelection(boat) })).not.toBe(view)
  expect(viewOf({ ...state, availability: { loaded: [], failed: false } })).not.toBe(view)
  expect(viewOf(state)).toBe(view)
})
