import { describe, expect, test } from 'vitest'
import type { AvailabilityDay, Option } from '@/lib/contract/catalog'
import { choiceBack, dayBack, optionBack, optionsOfWay, settledBack } from './return-trip'
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
  arrangement: back ? { return: back } : {},
})

const day = (date: string, ...times: string[]): AvailabilityDay => ({
  date,
  status: 'available',
  left: 5,
  times: times.map((time) => ({ time, left: 5, bookable: true })),
  prices: {},
})

test('[C4] offers the classes of the chosen direction', () => {
  expect(optionsOfWay(OPTIONS, OUT)).toEqual([OUT, GREEN])
  expect(optionsOfWay(OPTIONS, BACK)).toEqual([BACK])
})

test('[C4] has a return trip only if requested and offered', () => {
  const wanted = choice({ date: null, time: null })
  expect(optionBack(OPTIONS, OUT, wanted)).toBe(BACK)
  expect(optionBack(OPTIONS, OUT, choice())).toBeNull()
  expect(optionBack(OPTIONS, GREEN, wanted)).toBeNull()
  expect(choiceBack(wanted, BACK)).toMatchObject({ optionId: BACK.id, date: null, time: null })
})

describe('a day of the return trip', () => {
  test('[C4] offers no departure before the arrival', () => {
    const same = dayBack(choice(), 135, day('2026-12-10', '12:14', '12:15'))
    expect([same.status, same.times.map(({ bookable }) => bookable)]).toEqual(['available', [false, true]])
    expect(dayBack(choice(), 135, day('2026-12-10', '09:00')).status).toBe('closed')
    expect(dayBack(choice(), 135, day('2026-12-09', '23:00')).status).toBe('closed')
    expect(dayBack(choice(), 135, day('2026-12-11', '00:00')).status).toBe('available')
    expect(dayBack(choice(), 135, day('2026-12-09')).status).toBe('closed')
  })

  test('[C4] is deselected when unavailable', () => {
    const chosen = choice({ date: '2026-12-10', time: '11:00' })
    const lookup = (date: string) => dayBack(chosen, 135, day(date, '11:00', '13:00'))
    expect(settledBack(chosen, BACK, lookup).arrangement.return).toEqual({ date: '2026-12-10', time: null })
    const kept = choice({ date: '2026-12-10', time: '13:00' })
    expect(settledBack(kept, BACK, lookup)).toEqual(kept)
    const sold = (date: string): AvailabilityDay => ({ ...day(date), status: 'sold_out' })
    expect(settledBack(kept, BACK, sold).arrangement.return).toEqual({ date: null, time: null })
  })
})
