import { expect, test } from 'vitest'
import type { Booking } from '@/lib/contract/orders'
import { isForPeople } from './guests'

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

test('a booking is for people unless it is for rooms, devices or data plans', () => {
  expect(isForPeople(of('ADULT', 'CHILD'))).toBe(true)
  expect(isForPeople(of('ROOM', 'ROOM'))).toBe(false)
  expect(isForPeople(of('PROFILE'))).toBe(false)
})
