import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import type { UnitType } from '@/lib/domain/catalog'
import { addDays } from '@/lib/domain/local-date'
import { checkQuantities } from '@/lib/domain/selection'
import {
  availabilityOf,
  baht,
  bookingOption,
  bookingState,
  bookingUnit,
} from '@/tests/fixtures/booking-product'
import { unitRules } from '../selection/booking-product'
import { quantityLimit } from '../selection/quantity-limit'
import type { BookingState, Leg } from './booking-state'
import { type LegView, viewOf } from './booking-view'
import { resume } from './resume'
import {
  changeExtra,
  changeQuantity,
  changeReturnTrip,
  changeRooms,
  chooseDate,
  chooseOption,
  chooseTime,
} from './transitions'

const DATES = Array.from({ length: 8 }, (_, index) => addDays('2026-12-10', index))
const TIMES = ['09:00', '16:00']
const UNITS = ['ADULT', 'CHILD', 'ROOM'] as const
const LEGS: Leg[] = ['outward', 'return']

const route = (from: string, to: string, opposite: string) => ({
  route: { from, to, minutes: 120, opposite, bags: null, meeting: null },
})
const OPTIONS = [
  bookingOption('tour', {
    max_units: 6,
    units: [bookingUnit('ADULT'), bookingUnit('CHILD', { accompanied_by: 'ADULT', max_quantity: 2 })],
  }),
  bookingOption('train', { ...route('Tokyo', 'Kyoto', 'train-home'), questions: ['full_name'] }),
  bookingOption('train-home', route('Kyoto', 'Tokyo', 'train')),
  bookingOption('room', {
    window: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    units: [bookingUnit('ROOM', { pax_count: 3 })],
  }),
  bookingOption('pass', { window: 'NONE', inventory: 'STOCK' }),
]

const day = (date: string): fc.Arbitrary<AvailabilityDay> =>
  fc.record({
    date: fc.constant(date),
    status: fc.constantFrom('available', 'available', 'available', 'sold_out', 'closed'),
    left: fc.option(fc.nat(9)),
    times: fc
      .constantFrom([], TIMES)
      .chain((times) =>
        fc.tuple(
          ...times.map((time) =>
            fc.record({ time: fc.constant(time), left: fc.nat(9), bookable: fc.boolean() }),
          ),
        ),
      ),
    prices: fc
      .tuple(...UNITS.map(() => fc.nat(500_000)))
      .map((amounts) => Object.fromEntries(UNITS.map((unit, index) => [unit, baht(amounts[index] ?? 0)]))),
  })

const availability = fc.tuple(
  ...OPTIONS.map(({ id, window }) =>
    fc
      .record({
        days: fc.tuple(...DATES.map(day)),
        isLoaded: fc.boolean(),
        stock: fc.option(fc.nat(5)),
      })
      .map(({ days, isLoaded, stock }) => {
        const loaded = window === 'NONE' ? [] : days.slice(0, isLoaded ? days.length : 4)
        return availabilityOf(id, loaded, window === 'NONE' ? stock : null)
      }),
  ),
)

type Press = (state: BookingState) => BookingState

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.constantFrom(...OPTIONS).map(
    ({ id }): Press =>
      (state) =>
        chooseOption(state, id),
  ),
  fc.tuple(fc.constantFrom(...LEGS), fc.constantFrom(...DATES)).map(
    ([leg, date]): Press =>
      (state) =>
        chooseDate(state, leg, date),
  ),
  fc.tuple(fc.constantFrom(...LEGS), fc.constantFrom(...TIMES)).map(
    ([leg, time]): Press =>
      (state) =>
        chooseTime(state, leg, time),
  ),
  fc.tuple(fc.constantFrom(...UNITS), fc.integer({ min: -3, max: 120 })).map(
    ([unit, quantity]): Press =>
      (state) =>
        changeQuantity(state, unit, quantity),
  ),
  fc.nat(6).map(
    (count): Press =>
      (state) =>
        changeRooms(
          state,
          Array.from({ length: count }, () => ({ adults: 2, children: [] })),
        ),
  ),
  fc.boolean().map(
    (isSelected): Press =>
      (state) =>
        changeExtra(state, 'tea', isSelected),
  ),
  fc.boolean().map(
    (isReturn): Press =>
      (state) =>
        changeReturnTrip(state, isReturn),
  ),
)

/** Visits each state that presses lead to, with the state before. */
function walk(check: (state: BookingState, before: BookingState) => void): void {
  fc.assert(
    fc.property(availability, fc.array(press, { maxLength: 25 }), (loaded, presses) => {
      let state = bookingState(OPTIONS, loaded)
      for (const next of presses) {
        const before = state
        state = next(before)
        check(state, before)
      }
    }),
    { numRuns: 300 },
  )
}

function quantityOf(state: BookingState, unit: Option['units'][number]): number {
  return viewOf(state).selection.quantities[unit.code] ?? 0
}

test('quantities are whole, never negative, and never rise above their limit', () => {
  walk((state, before) => {
    const { option, selection, left } = viewOf(state)
    const isSameOption = option === viewOf(before).option
    for (const unit of option.units) {
      const count = quantityOf(state, unit)
      expect(Number.isInteger(count) && count >= 0).toBe(true)
      if (isSameOption && count > quantityOf(before, unit))
        expect(count).toBeLessThanOrEqual(quantityLimit(option, selection.quantities, unit, left).max)
    }
    const problem = checkQuantities(unitRules(option), selection.quantities)
    expect(problem?.code, 'rules of the option').not.toBe('ABOVE_MAX_UNITS')
    if (selection.bookingDetails.rooms)
      expect(selection.bookingDetails.rooms).toHaveLength(selection.quantities.ROOM ?? 0)
  })
})

test('a selected date or time is available, as far as it is loaded', () => {
  walk((state) => {
    for (const leg of Object.values(viewOf(state).legs)) {
      if (!leg?.selection.date) continue
      const known = leg.day(leg.selection.date)
      // Another option's days load after it is selected.
      if (!known) continue
      expect(known.status).toBe('available')
      const { time } = leg.selection
      if (time !== null) expect(known.times.find((slot) => slot.time === time)?.bookable).toBe(true)
    }
  })
})

test('the total is the sum of the units and extras at the prices of their days', () => {
  walk((state) => {
    const { total, option, selection, legs } = viewOf(state)
    if (!total) return
    const { date, endDate } = selection
    const isCharged = (day: string) => day === date || (date && endDate && day > date && day < endDate)
    const amountOn = (leg: LegView | null, day: string | null | undefined, unit: UnitType) =>
      (day && leg?.day(day)?.prices[unit]?.amount) || 0
    const amountOf = ({ code, price }: Option['units'][number]) =>
      option.window === 'NONE'
        ? price.amount
        : DATES.filter(isCharged).reduce((sum, day) => sum + amountOn(legs.outward, day, code), 0) +
          amountOn(legs.return, legs.return?.selection.date, code)
    const units = option.units.reduce((sum, unit) => sum + quantityOf(state, unit) * amountOf(unit), 0)
    const tea = selection.extras.includes('tea') ? 10_00 * (legs.return ? 2 : 1) : 0
    expect(total.total).toEqual(baht(units + tea))
  })
})

test('a reload restores the selection', () => {
  walk((state) => {
    const { selection } = viewOf(state)
    const saved = JSON.stringify(selection)
    const arrival = { saved, waiting: null, search: '', today: '2026-12-01' }
    const restored = viewOf(resume({ ...state, selection: null }, arrival)).selection
    const isComplete = checkQuantities(unitRules(viewOf(state).option), selection.quantities) === null
    if (isComplete) expect(restored).toEqual(selection)
  })
})
