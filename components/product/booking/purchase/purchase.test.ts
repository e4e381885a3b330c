import { expect, test } from 'vitest'
import {
  availabilityOf,
  availableDay,
  baht,
  bookingOption,
  bookingState,
} from '@/tests/fixtures/booking-product'
import { changeExtra, changeQuantity, chooseDate, chooseTime } from '../store/transitions'
import { purchaseOf } from './purchase'

const DAY = '2026-12-12'
const boat = bookingOption('boat')

test('buys the selection at the price shown', () => {
  const start = bookingState([boat], [availabilityOf('boat', [availableDay(DAY)])])
  const dated = chooseTime(chooseDate(start, 'outward', DAY), 'outward', '18:00')
  const complete = changeExtra(changeQuantity(changeQuantity(dated, 'ADULT', 2), 'CHILD', 1), 'tea', true)
  expect(purchaseOf(complete)).toEqual({
    selection: {
      product_id: 'wat-arun',
      option_id: 'boat',
      date: DAY,
      end_date: null,
      time: '18:00',
      quantities: { ADULT: 2, CHILD: 1 },
      extras: ['tea'],
      booking_details: {},
    },
    expected: baht(4010_00),
    lines: [
      { unit: 'ADULT', quantity: 2, price: baht(1500_00) },
      { unit: 'CHILD', quantity: 1, price: baht(1000_00) },
    ],
  })
})

test('does not buy a day that has sold out meanwhile', () => {
  const open = bookingState([boat], [availabilityOf('boat', [availableDay(DAY)])])
  const dated = chooseDate(open, 'outward', DAY)
  const soldOut = availabilityOf('boat', [availableDay(DAY, { status: 'sold_out' })])
  const state = { ...dated, availability: { loaded: [soldOut], failed: false } }
  expect(purchaseOf(state)).toMatchObject({ selection: { date: null }, expected: undefined })
})
