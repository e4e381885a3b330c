import { describe, expect, test } from 'vitest'
import type { Option } from '@/lib/contract/catalog'
import { boughtExtras } from './selected-extras'
import {
  choiceBefore,
  missingIn,
  restoredChoice,
  selectionOf,
  startingChoice,
  switchOption,
} from './selection-draft'

const unit: Option['units'][number] = {
  code: 'ADULT',
  label: 'Adult',
  min_age: 12,
  max_age: null,
  pax_count: 1,
  group: null,
  accompanied_by: null,
  max_quantity: null,
  price: { amount: 129000, currency: 'THB' },
}
const shared: Option = {
  id: 'shared',
  name: 'Shared boat',
  summary: '',
  window: 'DATE_TIME',
  inventory: 'SLOT',
  cutoff_minutes: 120,
  min_units: 1,
  max_units: 8,
  cancellation: [],
  questions: [],
  fulfilment: [],
  handover: null,
  guide_languages: [],
  route: null,
  pickup: null,
  party: null,
  plan: null,
  menu: [],
  units: [unit, { ...unit, code: 'CHILD', accompanied_by: 'ADULT' }],
  from: { price: { amount: 129000, currency: 'THB' }, varies: false },
  extras: [{ code: 'tea', name: 'Tea', price: { amount: 1000, currency: 'THB' }, deposit: false }],
}
const stay: Option = {
  ...shared,
  id: 'stay',
  window: 'DATE_RANGE',
  inventory: 'NIGHTLY',
  min_units: 2,
  units: [{ ...unit, code: 'ROOM' }],
  from: { price: { amount: 129000, currency: 'THB' }, varies: false },
  extras: [],
}
const esim: Option = { ...shared, id: 'esim', window: 'NONE', inventory: 'SERIAL' }

test('preselects only the minimum of the main unit', () => {
  expect(startingChoice(shared)).toMatchObject({ date: null, quantities: { ADULT: 1 }, extras: [] })
  expect(startingChoice(stay).quantities).toEqual({ ROOM: 2 })
})

test('reports missing choices in the order of the steps', () => {
  const start = startingChoice(shared)
  expect(missingIn(start, shared)).toBe('date')
  expect(missingIn({ ...start, date: '2026-12-12' }, shared)).toBe('time')
  const complete = { ...start, date: '2026-12-12', time: '18:30' }
  expect(missingIn(complete, shared)).toBeNull()
  expect(missingIn({ ...complete, quantities: { CHILD: 1 } }, shared)).toBe('units')
  expect(missingIn({ ...startingChoice(stay), date: '2026-12-12' }, stay)).toBe('end')
  expect(missingIn(startingChoice(esim), esim)).toBeNull()
})

test('switching the option retains what the new option also requires', () => {
  const choice = {
    ...startingChoice(shared),
    date: '2026-12-12',
    time: '18:30',
    quantities: { ADULT: 2, CHILD: 1 },
    extras: ['tea'],
  }
  expect(switchOption(choice, { ...shared, id: 'private' })).toEqual({ ...choice, optionId: 'private' })
  expect(switchOption(choice, stay)).toMatchObject({
    date: '2026-12-12',
    time: null,
    quantities: { ROOM: 2 },
  })
  expect(switchOption(choice, esim)).toMatchObject({ date: null, time: null, extras: ['tea'] })
})

test('[C4] new rooms have guests, and a child without an age is missing', () => {
  const dated = { date: '2026-12-12', endDate: '2026-12-14' }
  const family: Option = { ...stay, units: [{ ...unit, code: 'ROOM', pax_count: 3 }] }
  const choice = { ...startingChoice(family), ...dated }
  expect(choice.arrangement.rooms).toEqual([
    { adults: 2, children: [] },
    { adults: 2, children: [] },
  ])
  const withAge = (age: number | null) => {
    const rooms = (choice.arrangement.rooms ?? []).with(1, { adults: 2, children: [age] })
    return { ...choice, arrangement: { rooms } }
  }
  expect(missingIn(withAge(null), family)).toBe('ages')
  expect(missingIn(withAge(0), family)).toBeNull()
  expect(missingIn(switchOption(withAge(0), stay), stay), 'a smaller room').toBe('units')
  expect(restoredChoice(JSON.stringify(withAge(5)), [family])).toEqual(withAge(5))
})

test('[C4] fulfilment is the last step, and every rented item adds a deposit', () => {
  const price = { amount: 5000, currency: 'JPY' as const }
  const router: Option = {
    ...shared,
    window: 'NONE',
    fulfilment: ['pickup', 'delivery'],
    extras: [
      { code: 'deposit', name: 'Deposit', price, deposit: true },
      { code: 'cable', name: 'Cable', price, deposit: false },
    ],
  }
  const choice = startingChoice(router)
  expect(missingIn(choice, router)).toBe('arrangement')
  const fetched = { ...choice, arrangement: { handover: { way: 'pickup' as const } } }
  expect(missingIn(fetched, router)).toBeNull()
  const bought = boughtExtras(router, { ...fetched, quantities: { ADULT: 3 } })
  expect(bought.map(({ code, price: { amount } }) => [code, amount])).toEqual([['deposit', 15_000]])
})

test('sends no zero quantities to the cart', () => {
  const choice = { ...startingChoice(shared), quantities: { ADULT: 2, CHILD: 0 } }
  expect(selectionOf(choice, 'wat-arun').quantities).toEqual({ ADULT: 2 })
})

describe('a saved choice', () => {
  test('is restored unchanged', () => {
    const choice = { ...startingChoice(shared), date: '2026-12-12', time: '18:30', extras: ['tea'] }
    expect(restoredChoice(JSON.stringify(choice), [shared])).toEqual(choice)
  })

  test.each([null, '', '{', 'null', '{"optionId":"gone"}'])('%s restores nothing', (text) => {
    expect(restoredChoice(text, [shared])).toBeNull()
  })

  test('loses what the option does not offer', () => {
    const text = JSON.stringify({ optionId: 'shared', quantities: { ROOM: 3, ADULT: 1.5 }, extras: ['gone'] })
    expect(restoredChoice(text, [shared])).toMatchObject({ quantities: { ADULT: 1 }, extras: [] })
  })
})

describe('the choice before a reload', () => {
  const complete = { ...startingChoice(shared), date: '2026-12-12', time: '18:30' }
  const waiting = selectionOf({ ...complete, date: '2026-12-13', quantities: { ADULT: 2 } }, 'wat-arun')

  test('is the saved one if complete', () => {
    expect(choiceBefore(JSON.stringify(complete), waiting, [shared])).toEqual(complete)
  })

  test('is otherwise the one waiting for sign-in', () => {
    const restored = { ...complete, date: '2026-12-13', quantities: { ADULT: 2 } }
    expect(choiceBefore(null, waiting, [shared])).toEqual(restored)
    expect(choiceBefore(JSON.stringify(startingChoice(shared)), waiting, [shared])).toEqual(restored)
  })

  test('is otherwise the incomplete saved one', () => {
    const started = { ...startingChoice(shared), date: '2026-12-12' }
    expect(choiceBefore(JSON.stringify(started), null, [shared])).toEqual(started)
    expect(choiceBefore(null, { ...waiting, option_id: 'gone' }, [shared])).toBeNull()
  })
})
