import { expect, test } from 'vitest'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import type { SelectionDraft } from './selection-draft'
import { stayTotal } from './stay-total'

const price = (amount: number) => ({ amount, currency: 'THB' as const })
const option = {
  window: 'DATE_RANGE',
  inventory: 'NIGHTLY',
  min_units: 1,
  questions: [],
  units: [{ code: 'ROOM', price: price(1000) }],
} as unknown as Option
const choice: SelectionDraft = {
  optionId: 'room',
  date: '2026-12-30',
  endDate: '2027-01-02',
  time: null,
  quantities: { ROOM: 2 },
  extras: [],
  bookingDetails: {},
}
const days: Record<string, [number, AvailabilityDay['status']]> = {
  '2026-12-30': [1000, 'available'],
  '2026-12-31': [3000, 'available'],
  '2027-01-01': [1000, 'available'],
  '2027-01-02': [9000, 'sold_out'],
}
const day = (date: string): AvailabilityDay | undefined => {
  const [amount, status] = days[date] ?? []
  return amount === undefined || status === undefined
    ? undefined
    : { date, status, left: 3, times: [], prices: { ROOM: price(amount) } }
}

test('[C4] sums the nights of a stay for all rooms; the departure day is free', () => {
  expect(stayTotal(choice, option, day)).toEqual({
    total: price(10_000),
    nights: 3,
    rooms: 2,
    perNight: price(1667),
    even: false,
  })
})

test('[C4] has no total before both days are chosen, or with a night sold out or not loaded', () => {
  expect(stayTotal({ ...choice, endDate: null }, option, day)).toBeNull()
  expect(stayTotal({ ...choice, endDate: '2027-01-03' }, option, day)).toBeNull()
  expect(stayTotal({ ...choice, date: '2026-12-29' }, option, day)).toBeNull()
  expect(stayTotal(choice, { ...option, inventory: 'SLOT' }, day)).toBeNull()
})
