import { expect, test } from 'vitest'
import type { SelectionDraft } from '@/components/product/booking/selection/selection-draft'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { nearestChoices } from './nearest-dates'

const unit = { code: 'ADULT', accompanied_by: null, max_quantity: null, pax_count: 1 }

const boat = {
  id: 'boat',
  window: 'DATE_TIME',
  inventory: 'SLOT',
  min_units: 1,
  questions: [],
  max_units: 10,
  units: [unit],
} as unknown as Option

const room = { ...boat, id: 'room', window: 'DATE_RANGE', inventory: 'NIGHTLY' } as Option

const choice: SelectionDraft = {
  optionId: 'boat',
  date: '2026-12-12',
  endDate: null,
  time: '18:30',
  quantities: { ADULT: 3 },
  extras: [],
  bookingDetails: {},
}

const slot = (time: string, left: number, bookable = left > 0) => ({ time, left, bookable })

function lookup(days: Record<string, Partial<AvailabilityDay>>) {
  const known = (date: string): AvailabilityDay | undefined =>
    days[date] && { date, status: 'available', left: null, times: [], prices: {}, ...days[date] }
  return { known, dates: Object.keys(days) }
}

test('[B3] returns the nearest days with enough places, in calendar order', () => {
  const { known, dates } = lookup({
    '2026-12-09': { times: [slot('18:30', 9)] },
    '2026-12-11': { times: [slot('18:30', 2)] },
    '2026-12-12': { status: 'sold_out', times: [slot('18:30', 0)] },
    '2026-12-13': { times: [slot('18:30', 3)] },
    '2026-12-14': { status: 'closed' },
    '2026-12-15': { times: [slot('18:30', 9)] },
    '2026-12-20': { times: [slot('18:30', 9)] },
  })
  const found = nearestChoices(choice, boat, known, dates, 3)
  expect(found.map(({ date }) => date)).toEqual(['2026-12-09', '2026-12-13', '2026-12-15'])
})

test('[B3] prefers another time on the same day, and the time nearest to the chosen one', () => {
  const { known, dates } = lookup({
    '2026-12-12': { times: [slot('09:00', 9), slot('17:00', 9), slot('18:30', 0), slot('21:00', 9)] },
    '2026-12-13': { times: [slot('08:00', 9), slot('20:00', 2)] },
  })
  const found = nearestChoices(choice, boat, known, dates, 3)
  expect(found.map(({ date, time }) => [date, time])).toEqual([
    ['2026-12-12', '17:00'],
    ['2026-12-13', '08:00'],
  ])
})

test('[B3] moves a stay as a whole and requires every night to be available', () => {
  const { known, dates } = lookup({
    '2026-12-12': { status: 'sold_out' },
    '2026-12-13': { left: 5 },
    '2026-12-14': { left: 2 },
    '2026-12-15': { left: 5 },
    '2026-12-16': { left: 5 },
  })
  const stay = { ...choice, endDate: '2026-12-14', time: null }
  const found = nearestChoices(stay, room, known, dates, 3)
  expect(found.map(({ date, endDate }) => [date, endDate])).toEqual([['2026-12-15', '2026-12-17']])
})

test('[B3] returns nothing for a choice without a date', () => {
  const { known, dates } = lookup({ '2026-12-13': {} })
  expect(nearestChoices({ ...choice, date: null }, boat, known, dates, 3)).toEqual([])
})
