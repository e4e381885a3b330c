import { expect, test } from 'vitest'
import type { Booking } from '@/lib/contract/orders'
import { guestsOf, isForPeople } from './guests'

const of = (...units: Array<Booking['travellers'][number]['unit']>) => ({
  travellers: units.map((unit, index) => ({
    id: String(index),
    unit,
    label: unit,
    traveller_name: null,
    companions: [],
    cancelled: false,
    ticket: null,
    redeemed_at: null,
  })),
})

test('[B7] says who still comes, and how many', () => {
  expect(
    guestsOf([
      { label: 'Adult', quantity: 3, cancelled: 1 },
      { label: 'Child', quantity: 1, cancelled: 0 },
      { label: 'Senior', quantity: 2, cancelled: 2 },
    ]),
  ).toBe('Adult × 2 · Child × 1')
})

test('guests are people; rooms, devices and data plans are a quantity', () => {
  expect(isForPeople(of('ADULT', 'CHILD'))).toBe(true)
  expect(isForPeople(of('ROOM', 'ROOM'))).toBe(false)
  expect(isForPeople(of('PROFILE'))).toBe(false)
})
