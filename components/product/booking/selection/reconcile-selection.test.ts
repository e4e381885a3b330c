import { describe, expect, test } from 'vitest'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { bookingOption, bookingUnit } from '@/tests/fixtures/booking-product'
import { reconcileSelection } from './reconcile-selection'
import { placesLeft, pricesOf } from './selected-days'
import { startingSelection } from './selection-draft'

const tour = bookingOption('shared', { units: [bookingUnit('ADULT')], extras: [] })
const stay: Option = { ...tour, window: 'DATE_RANGE', inventory: 'NIGHTLY' }
const open = (date: string, left = 9, amount = 100): AvailabilityDay => ({
  date,
  status: 'available',
  left,
  times: [],
  prices: { ADULT: { amount, currency: 'THB' } },
})
const days =
  (...known: AvailabilityDay[]) =>
  (date: string) =>
    known.find((day) => day.date === date)

describe('reconciling a choice with availability', () => {
  const choice = { ...startingSelection(tour), date: '2026-12-12', time: '18:30' }
  const times = [
    { time: '16:45', left: 6, bookable: true },
    { time: '18:30', left: 0, bookable: false },
  ]

  test('changes nothing without availability', () => {
    expect(reconcileSelection(choice, tour, days())).toEqual(choice)
  })

  test('drops a sold-out day and its time', () => {
    const soldOut = { ...open('2026-12-12'), status: 'sold_out' as const }
    expect(reconcileSelection(choice, tour, days(soldOut))).toMatchObject({ date: null, time: null })
  })

  test('drops a full time and retains its day', () => {
    const day = { ...open('2026-12-12'), times }
    expect(reconcileSelection(choice, tour, days(day))).toMatchObject({ date: '2026-12-12', time: null })
    expect(reconcileSelection({ ...choice, time: '16:45' }, tour, days(day)).time).toBe('16:45')
    expect(placesLeft({ ...choice, time: '16:45' }, tour, days(day), null)).toBe(6)
  })
})

describe('a stay', () => {
  const choice = { ...startingSelection(stay), date: '2026-12-10', endDate: '2026-12-12' }

  test('is priced by its nights and limited by the night with fewest rooms', () => {
    const lookup = days(open('2026-12-10', 3, 100), open('2026-12-11', 2, 150))
    expect(pricesOf(choice, stay, lookup)?.map(({ ADULT }) => ADULT?.amount)).toEqual([100, 150])
    expect(placesLeft(choice, stay, lookup, null)).toBe(2)
    expect(pricesOf(choice, stay, days(open('2026-12-10')))).toBeNull()
  })

  test('loses its end date if a night is unavailable', () => {
    const gone = { ...open('2026-12-11'), status: 'closed' as const }
    expect(reconcileSelection(choice, stay, days(open('2026-12-10'), gone)).endDate).toBeNull()
  })
})

test('an option without dates uses its standard price and stock', () => {
  const esim: Option = { ...tour, window: 'NONE', inventory: 'SERIAL' }
  const choice = startingSelection(esim)
  expect(pricesOf(choice, esim, days())?.[0]?.ADULT?.amount).toBe(129000)
  expect(placesLeft(choice, esim, days(), 4)).toBe(4)
})
