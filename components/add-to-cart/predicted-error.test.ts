import { expect, test } from 'vitest'
import type { Availability } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { predictedError } from './predicted-error'

const option = { id: 'boat', window: 'DATE_TIME', inventory: 'SLOT' } as Option
const choice = (date: string, time = '18:30') => ({
  optionId: 'boat',
  date,
  endDate: null,
  time,
  quantities: { ADULT: 2 },
  extras: [],
  bookingDetails: {},
})

const calendar: Availability = {
  option_id: 'boat',
  first_date: '2026-12-10',
  last_date: '2027-06-01',
  stock: null,
  days: [
    {
      date: '2026-12-10',
      status: 'available',
      left: 4,
      times: [
        { time: '10:00', left: 4, bookable: false },
        { time: '16:00', left: 0, bookable: false },
        { time: '18:30', left: 4, bookable: true },
      ],
      prices: {},
    },
    { date: '2026-12-11', status: 'sold_out', left: 0, times: [], prices: {} },
    { date: '2026-12-12', status: 'closed', left: null, times: [], prices: {} },
  ],
}

test.each([
  ['2026-12-10', '18:30', null],
  ['2026-12-10', '10:00', 'TOO_LATE'],
  ['2026-12-10', '16:00', 'SOLD_OUT'],
  ['2026-12-10', '23:00', 'DATE_CLOSED'],
  ['2026-12-09', '18:30', 'DATE_PAST'],
  ['2026-12-11', '18:30', 'SOLD_OUT'],
  ['2026-12-12', '18:30', 'DATE_CLOSED'],
  ['2028-01-01', '18:30', 'DATE_CLOSED'],
])('[R9] %s at %s: %s', (date, time, problem) => {
  expect(predictedError(choice(date, time), option, calendar)).toBe(problem)
})
