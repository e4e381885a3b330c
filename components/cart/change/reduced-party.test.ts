import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { itemChoice } from './item-choice'
import { fewerChoice } from './reduced-party'

const unit = (code: string, quantity: number, places = 1) => ({ unit: code, extra: null, quantity, places })

function fewer(lines: Array<ReturnType<typeof unit>>, change: Partial<CartItem> = {}) {
  const item = {
    problem: 'NOT_ENOUGH_PLACES',
    limits: { units: 10, left: 2 },
    option: { id: 'boat' },
    date: '2026-12-12',
    booking_details: {},
    lines,
    ...change,
  } as unknown as CartItem
  return fewerChoice(item, itemChoice(item))?.quantities ?? null
}

test('[B3] reduces the party to the places left', () => {
  expect(fewer([unit('ADULT', 5)])).toEqual({ ADULT: 2 })
  expect(fewer([unit('FAMILY', 2, 4)], { limits: { units: 10, left: 6 } })).toEqual({ FAMILY: 1 })
  expect(fewer([unit('ADULT', 3), unit('CHILD', 0)])).toEqual({ ADULT: 2, CHILD: 0 })
})

test('[B3] offers nothing for several unit types or for rooms', () => {
  expect(fewer([unit('ADULT', 2), unit('CHILD', 1)])).toBeNull()
  const rooms = [{ adults: 2, children: [] }]
  expect(fewer([unit('ROOM', 3)], { booking_details: { rooms } })).toBeNull()
})

test('[B3] offers nothing if no unit fits or places are not the problem', () => {
  expect(fewer([unit('FAMILY', 2, 4)])).toBeNull()
  expect(fewer([unit('ADULT', 5)], { problem: 'SOLD_OUT' })).toBeNull()
  expect(fewer([unit('ADULT', 5)], { limits: { units: 10, left: null } })).toBeNull()
})
