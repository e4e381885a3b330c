import { describe, expect, test } from 'vitest'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { optionsOfRoute, reconcileReturn, returnDay, returnOption, returnSelection } from './return-trip'
import type { SelectionDraft } from './selection-draft'

const option = (id: string, from: string, to: string, opposite: string | null): Option => ({
  id,
  name: id,
  summary: '',
  window: 'DATE_TIME',
  inventory: 'SLOT',
  cutoff_minutes: 0,
  min_units: 1,
  max_units: 9,
  cancellation: [],
  questions: [],
  changes: null,
  id_card_country: null,
  fulfilment: [],
  guide_languages: [],
  route: { from, to, minutes: 135, opposite, bags: null, meeting: null },
  plan: null,
  menu: [],
  handover: null,
  pickup: null,
  party: null,
  units: [],
  from: { price: { amount: 129000, currency: 'THB' }, varies: false },
  extras: [],
})

const OUT = option('ordinary', 'Tokyo', 'Kyoto', 'ordinary-back')
const GREEN = option('green', 'Tokyo', 'Kyoto', null)
const BACK = option('ordinary-back', 'Kyoto', 'Tokyo', 'ordinary')
const OPTIONS = [OUT, GREEN, BACK]

const choice = (back?: { date: string | null; time: string | null }): SelectionDraft => ({
  optionId: OUT.id,
  date: '2026-12-10',
  endDate: null,
  time: '10:00',
  quantities: { ADULT: 1 },
  extras: [],
  bookingDetails: back ? { return: back } : {},
})

const day = (date: string, ...times: string[]): AvailabilityDay => ({
  date,
  status: 'available',
  left: 5,
  times: times.map((time) => ({ time, left: 5, bookable: true })),
  prices: {},
})

test('[C4] offers the classes of the chosen direction', () => {
  expect(optionsOfRoute(OPTIONS, OUT)).toEqual([OUT, GREEN])
  expect(optionsOfRoute(OPTIONS, BACK)).toEqual([BACK])
})

test('[C4] has a return trip only if requested and offered', () => {
  const both = choice({ date: null, time: null })
  expect(returnOption(OPTIONS, OUT, both)).toBe(BACK)
  expect(returnOption(OPTIONS, OUT, choice())).toBeNull()
  expect(returnOption(OPTIONS, GREEN, both)).toBeNull()
  expect(returnSelection(both, BACK)).toMatchObject({ optionId: BACK.id, date: null, time: null })
})

describe('a day of the return trip', () => {
  test('[C4] offers no departure before the arrival', () => {
    const same = returnDay(choice(), 135, day('2026-12-10', '12:14', '12:15'))
    expect([same.status, same.times.map(({ bookable }) => bookable)]).toEqual(['available', [false, true]])
    expect(returnDay(choice(), 135, day('2026-12-10', '09:00')).status).toBe('closed')
    expect(returnDay(choice(), 135, day('2026-12-09', '23:00')).status).toBe('closed')
    expect(returnDay(choice(), 135, day('2026-12-11', '00:00')).status).toBe('available')
    expect(returnDay(choice(), 135, day('2026-12-09')).status).toBe('closed')
  })

  test('[C4] is deselected when unavailable', () => {
    const chosen = choice({ date: '2026-12-10', time: '11:00' })
    const lookup = (date: string) => returnDay(chosen, 135, day(date, '11:00', '13:00'))
    expect(reconcileReturn(chosen, BACK, lookup).bookingDetails.return).toEqual({
      date: '2026-12-10',
      time: null,
    })
    const unchanged = choice({ date: '2026-12-10', time: '13:00' })
    expect(reconcileReturn(unchanged, BACK, lookup)).toEqual(unchanged)
    const sold = (date: string): AvailabilityDay => ({ ...day(date), status: 'sold_out' })
    expect(reconcileReturn(unchanged, BACK, sold).bookingDetails.return).toEqual({ date: null, time: null })
  })
})
