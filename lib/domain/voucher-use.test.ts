import { expect, test } from 'vitest'
import { orderVoucherUse, voucherUse } from './voucher-use'

const TICKET = { legs: [], esim_codes: null, goods: null, booking_details: {} }
const TRAIN = { ...TICKET, legs: [{}] }
const ROOM = { ...TICKET, booking_details: { rooms: [{}] } }
const ESIM = { ...TICKET, esim_codes: 'hidden' }
const PARCEL = { ...TICKET, goods: { way: 'delivery' as const } }
const PARCEL_AT_COUNTER = { ...TICKET, goods: { way: 'pickup' as const } }
const ROUTER = { ...TICKET, goods: { way: null } }

test('a code is for the entrance, the train, the hotel, the counter, the parcel or the phone', () => {
  expect([TICKET, TRAIN, ROOM, PARCEL_AT_COUNTER, ROUTER, PARCEL, ESIM].map(voucherUse)).toEqual([
    'arrive',
    'board',
    'checkIn',
    'collect',
    'collect',
    'deliver',
    'install',
  ])
})

test('an order names one use only if all its bookings have it', () => {
  expect(orderVoucherUse([TICKET, TICKET])).toBe('arrive')
  expect(orderVoucherUse([ESIM])).toBe('install')
  expect(orderVoucherUse([TICKET, ROOM])).toBe('several')
  expect(orderVoucherUse([])).toBe('several')
})
