import { describe, expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import {
  availabilityOf,
  availableDay,
  baht,
  bookingOption,
  bookingState,
  bookingUnit,
} from '@/tests/fixtures/booking-product'
import { viewOf } from './booking-view'
import { failPurchase } from './purchase-transitions'
import {
  changeDetails,
  changeExtra,
  changeQuantity,
  changeReturnTrip,
  changeRooms,
  chooseDate,
  chooseOption,
  chooseTime,
} from './transitions'

const DAY = '2026-12-12'
const shared = bookingOption('shared')
const charter = bookingOption('charter', { extras: [] })
const days = [
  availableDay(DAY),
  availableDay('2026-12-13', { status: 'sold_out' }),
  availableDay('2026-12-14', { times: [{ time: '09:00', left: 5, bookable: true }] }),
  availableDay('2026-12-15', {
    times: [
      { time: '16:00', left: 0, bookable: false },
      { time: '18:00', left: 5, bookable: true },
    ],
  }),
]
const start = bookingState(
  [shared, charter],
  [availabilityOf('shared', days), availabilityOf('charter', days)],
)
const dated = chooseDate(start, 'outward', DAY)
const timed = chooseTime(dated, 'outward', '18:00')

describe('an option', () => {
  test('retains the choices that it also offers', () => {
    const next = chooseOption(changeExtra(timed, 'tea', true), 'charter')
    expect(next.selection).toMatchObject({ optionId: 'charter', date: DAY, time: '18:00', extras: [] })
  })

  test('cannot be selected if sold out or unknown', () => {
    const pass = bookingOption('pass', { window: 'NONE', inventory: 'STOCK' })
    const state = bookingState([shared, pass], [availabilityOf('pass', [], 0)])
    expect(chooseOption(state, 'pass')).toBe(state)
    expect(chooseOption(state, 'unknown')).toBe(state)
  })
})

describe('a date', () => {
  test('selects its only time, but none of several', () => {
    expect(dated.selection).toMatchObject({ date: DAY, time: null })
    expect(chooseDate(dated, 'outward', '2026-12-14').selection).toMatchObject({ time: '09:00' })
  })

  test('retains the selected time if it has it too', () => {
    expect(chooseDate(timed, 'outward', '2026-12-15').selection).toMatchObject({ time: '18:00' })
  })

  test('cannot be selected if sold out or not loaded', () => {
    expect(chooseDate(start, 'outward', '2026-12-13')).toBe(start)
    expect(chooseDate(start, 'outward', '2027-12-13')).toBe(start)
  })

  test('[C4] starts and ends a stay, whose nights must all be available', () => {
    const room = bookingOption('room', {
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      units: [bookingUnit('ROOM', { pax_count: 2 })],
    })
    const nights = ['2026-12-10', '2026-12-11', '2026-12-12'].map((date) => availableDay(date, { times: [] }))
    const closed = availableDay('2026-12-13', { times: [], status: 'closed' })
    const first = chooseDate(
      bookingState([room], [availabilityOf('room', [...nights, closed])]),
      'outward',
      '2026-12-10',
    )
    expect(first.selection).toMatchObject({ date: '2026-12-10', endDate: null })
    expect(chooseDate(first, 'outward', '2026-12-13').selection).toMatchObject({ endDate: '2026-12-13' })
    expect(chooseDate(first, 'outward', '2026-12-14')).toBe(first)
  })
})

describe('a time', () => {
  test('needs a date on which it can be booked', () => {
    expect(timed.selection).toMatchObject({ time: '18:00' })
    expect(chooseTime(start, 'outward', '18:00')).toBe(start)
    expect(chooseTime(dated, 'outward', '09:00')).toBe(dated)
    const full = chooseDate(start, 'outward', '2026-12-15')
    expect(chooseTime(full, 'outward', '16:00')).toBe(full)
  })
})

describe('a quantity', () => {
  test('stays within the places left', () => {
    const next = changeQuantity(timed, 'ADULT', 20)
    expect(next.selection?.quantities).toEqual({ ADULT: 4 })
    expect(changeQuantity(next, 'CHILD', 1)).toBe(next)
    expect(changeQuantity(next, 'ADULT', -1).selection?.quantities).toEqual({ ADULT: 0 })
  })

  test('above its limit can decrease one by one', () => {
    const eight = changeQuantity(start, 'ADULT', 8)
    const smaller = chooseTime(chooseDate(eight, 'outward', DAY), 'outward', '18:00')
    expect(viewOf(smaller)).toMatchObject({ left: 4, selection: { quantities: { ADULT: 8 } } })
    expect(changeQuantity(smaller, 'ADULT', 9)).toBe(smaller)
    expect(changeQuantity(smaller, 'ADULT', 7).selection?.quantities).toEqual({ ADULT: 7 })
  })

  test('of an unknown unit changes nothing', () => {
    expect(changeQuantity(timed, 'ROOM', 1)).toBe(timed)
    expect(changeQuantity(timed, 'ADULT', 1.5)).toBe(timed)
  })
})

test('[C4] rooms are as many as are left', () => {
  const room = bookingOption('room', {
    window: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    units: [bookingUnit('ROOM', { pax_count: 3 })],
  })
  const state = bookingState([room], [availabilityOf('room', [availableDay(DAY, { times: [], left: 2 })])])
  const stay = chooseDate(chooseDate(state, 'outward', DAY), 'outward', '2026-12-13')
  const guests = { adults: 2, children: [] }
  const next = changeRooms(stay, [guests, guests, guests])
  expect(next.selection).toMatchObject({
    quantities: { ROOM: 2 },
    bookingDetails: { rooms: [guests, guests] },
  })
})

test('only an extra of the option can be selected', () => {
  const next = changeExtra(start, 'tea', true)
  expect(next.selection?.extras).toEqual(['tea'])
  expect(changeExtra(next, 'tea', false).selection?.extras).toEqual([])
  expect(changeExtra(start, 'coffee', true)).toBe(start)
})

test('[C4] a return trip has its own date and time, after the arrival', () => {
  const route = (from: string, to: string, opposite: string) => ({
    route: { from, to, minutes: 60, opposite, bags: null, meeting: null },
  })
  const out = bookingOption('out', route('Tokyo', 'Kyoto', 'home'))
  const home = bookingOption('home', route('Kyoto', 'Tokyo', 'out'))
  const state = bookingState([out, home], [availabilityOf('out', days), availabilityOf('home', days)])
  const departing = chooseTime(chooseDate(state, 'outward', DAY), 'outward', '16:00')
  expect(chooseDate(departing, 'return', DAY), 'one-way').toBe(departing)
  const both = chooseDate(changeReturnTrip(departing, true), 'return', DAY)
  expect(both.selection?.bookingDetails.return).toEqual({ date: DAY, time: '18:00' })
  expect(chooseTime(both, 'return', '16:00'), 'before the arrival').toBe(both)
  const later = chooseDate(both, 'return', '2026-12-14')
  expect(later.selection?.bookingDetails.return).toEqual({ date: '2026-12-14', time: '09:00' })
  expect(changeReturnTrip(later, false).selection?.bookingDetails).toEqual({})
})

test('details are merged', () => {
  const guided = changeDetails(start, { guide: 'th' })
  const next = changeDetails(guided, { pickup: { way: 'meeting' } })
  expect(next.selection?.bookingDetails).toEqual({ guide: 'th', pickup: { way: 'meeting' } })
})

test('a change counts, and resets the problem of the last attempt to buy', () => {
  const cause = new ApiError('PRICE_CHANGED', { message: '', details: { total: baht(2000_00) } })
  const failed = failPurchase(timed, cause)
  expect(failed.purchase).toMatchObject({ problem: cause, newTotal: baht(2000_00) })
  const next = changeQuantity(failed, 'ADULT', 2)
  expect(next).toMatchObject({
    changes: failed.changes + 1,
    purchase: { busy: null, problem: null, newTotal: null },
  })
})
