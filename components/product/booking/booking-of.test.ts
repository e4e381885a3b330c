import { expect, test, vi } from 'vitest'
import type { AvailabilityDay, Option } from '@/lib/contract/catalog'
import type { AvailabilityView } from './availability-view'
import { bookingOf } from './booking-of'
import type { BookingProduct } from './booking-product'
import { type SelectionDraft, startingChoice } from './selection-draft'

const baht = (amount: number) => ({ amount, currency: 'THB' as const })
const boat = {
  id: 'boat',
  window: 'DATE',
  inventory: 'SLOT',
  min_units: 1,
  max_units: 8,
  fulfilment: [],
  guide_languages: [],
  handover: null,
  pickup: null,
  route: null,
  units: [
    { code: 'ADULT', label: 'Adult', pax_count: 1, group: null, accompanied_by: null, max_quantity: null },
  ],
  questions: [],
  extras: [{ code: 'tea', name: 'Tea', price: baht(1000), deposit: false }],
} as unknown as Option
const ticket = { ...boat, id: 'ticket', extras: [] }
const product = { id: 'wat-arun', from: baht(129000), options: [boat, ticket] } as unknown as BookingProduct

const DAYS: Record<string, Pick<AvailabilityDay, 'status' | 'left'>> = {
  '2026-12-12': { status: 'available', left: 3 },
  '2026-12-13': { status: 'sold_out', left: 0 },
}
const availability: AvailabilityView = {
  day: (_, date) => DAYS[date] && { ...DAYS[date], date, times: [], prices: { ADULT: baht(150000) } },
  stock: () => undefined,
  bounds: null,
  failed: false,
}

function booking(change: Partial<SelectionDraft>) {
  const cart = {
    press: vi.fn(async () => undefined),
    busy: null,
    error: null,
    newTotal: null,
    reset: vi.fn(),
  }
  const choose = vi.fn()
  const told = { retry: vi.fn(), show: vi.fn(), showBack: vi.fn(), move: vi.fn(), away: null, alive: true }
  const choice = { ...startingChoice(boat), ...change }
  return {
    cart,
    choose,
    booking: bookingOf({ product, first: boat, choice, choose, cart, availability, ...told }),
  }
}

test('buys a complete choice at the price shown', () => {
  const made = booking({ date: '2026-12-12', quantities: { ADULT: 2 }, extras: ['tea'] })
  expect(made.booking).toMatchObject({
    missing: null,
    problem: null,
    left: 3,
    total: { total: baht(301000) },
  })
  made.booking.buy('checkout')
  expect(made.cart.press).toHaveBeenCalledWith('checkout', {
    selection: expect.objectContaining({ product_id: 'wat-arun', option_id: 'boat', date: '2026-12-12' }),
    expected: baht(301000),
    lines: made.booking.total?.lines,
  })
})

test('deselects a sold-out day and does not show its price', () => {
  const { booking: lost } = booking({ date: '2026-12-13' })
  expect(lost).toMatchObject({ missing: 'date', total: null, left: null, choice: { date: null } })
})

test('any change of the choice clears the last error', () => {
  const made = booking({ date: '2026-12-12', extras: ['tea'] })
  made.booking.update({ quantities: { ADULT: 3 } })
  made.booking.choose(ticket)
  expect(made.cart.reset).toHaveBeenCalledTimes(2)
  expect(made.choose.mock.calls).toEqual([
    [expect.objectContaining({ optionId: 'boat', quantities: { ADULT: 3 }, extras: ['tea'] })],
    [expect.objectContaining({ optionId: 'ticket', date: '2026-12-12', extras: [] })],
  ])
})
