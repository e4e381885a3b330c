import { expect, test } from 'vitest'
import type { Availability, Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { readCartLink } from '@/lib/domain/cart-link'
import type { Currency } from '@/lib/domain/currency'
import { type LinkedChoice, linkedChoice } from './linked-choice'
import { linkedBack, previewOf } from './preview'

const money = (amount: number) => ({ amount, currency: 'THB' as Currency })
const option = (id: string, values: object) =>
  ({
    id,
    window: 'DATE_TIME',
    min_units: 1,
    questions: [],
    max_units: 9,
    units: [{ code: 'ADULT', max_quantity: null, pax_count: 1, accompanied_by: null, price: money(1) }],
    extras: [],
    fulfilment: [],
    handover: null,
    guide_languages: [],
    pickup: null,
    route: null,
    ...values,
  }) as unknown as Option
const calendar = (date: string, time: string, amount: number): Availability => ({
  option_id: '',
  first_date: '2026-12-01',
  last_date: '2027-06-01',
  stock: null,
  days: [
    {
      date,
      status: 'available',
      left: 9,
      times: [{ time, left: 9, bookable: true }],
      prices: { ADULT: money(amount) },
    },
  ],
})

function linked(options: Option[], query: string): LinkedChoice {
  const link = readCartLink(new URLSearchParams(`product=x&quantities=ADULT:2&${query}`))
  const found = link && linkedChoice(link, { id: 'x', options } as Product)
  if (!found) throw new Error('the link names no option')
  return found
}

test('[R9] adds a deposit to the amount paid but not to the price', () => {
  const extras = [
    { code: 'deposit', name: 'Deposit', price: money(5000), deposit: true },
    { code: 'bank', name: 'Power bank', price: money(700), deposit: false },
  ]
  const options = [option('router', { window: 'DATE', extras })]
  const choice = linked(options, 'date=2026-12-12&extras=bank')
  const out = calendar('2026-12-12', '10:00', 1000)
  expect(previewOf(choice, null, 'THB', { out })).toEqual({
    total: money(2 * 1000 + 700 + 2 * 5000),
    deposit: money(2 * 5000),
    problem: null,
  })
})

test('[R9] prices both legs of a return trip and reports an error of either leg', () => {
  const route = (opposite: string) => ({
    from: 'Pier',
    to: 'Isle',
    minutes: 90,
    opposite,
    bags: null,
    meeting: null,
  })
  const options = [option('out', { route: route('back') }), option('back', { route: route('out') })]
  const trip = 'option=out&date=2026-12-12&time=08:00'
  const choice = linked(options, `${trip}&return_date=2026-12-14&return_time=16:00`)
  expect(choice.selection?.booking_details).toEqual({ return: { date: '2026-12-14', time: '16:00' } })
  const [out, home] = [calendar('2026-12-12', '08:00', 400), calendar('2026-12-14', '16:00', 300)]
  const back = linkedBack(options, choice)
  const preview = (calendars: Parameters<typeof previewOf>[3]) => previewOf(choice, back, 'THB', calendars)
  expect(preview({ out, back: home })).toEqual({ total: money(2 * 700), deposit: null, problem: null })
  expect(preview({ out }).total).toBeNull()
  expect(preview({ out, back: { ...home, days: [] } })).toMatchObject({
    total: null,
    problem: 'RETURN_CLOSED',
  })
  const early = linked(options, `${trip}&return_date=2026-12-12&return_time=09:00`)
  expect(previewOf(early, linkedBack(options, early), 'THB', {}).problem).toBe('RETURN_TOO_EARLY')
  expect(linked(options, `${trip}&return_date=2026-12-14`).selection).toBeNull()
})

test('[R9] has no selection if the link names a return trip that is not sold', () => {
  const options = [option('pass', { window: 'DATE' })]
  expect(linked(options, 'date=2026-12-12&return_date=2026-12-14').selection).toBeNull()
})
