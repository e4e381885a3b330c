import { expect, test } from 'vitest'
import { cancellationRefusal } from './cancellable'
import { feeSteps } from './cancellation'

const tour = {
  status: 'confirmed' as const,
  localDate: '2026-12-05',
  localTime: '09:00:00',
  localEndDate: null,
  timeZone: 'Asia/Bangkok',
  startsAt: new Date('2026-12-05T02:00:00Z'),
  redeemed: false,
}

test('[B7] rejects cancelling a started, redeemed or closed booking', () => {
  const at = (text: string) => new Date(text)
  expect(cancellationRefusal(tour, at('2026-12-05T01:59:59Z'))).toBeNull()
  expect(cancellationRefusal(tour, at('2026-12-05T02:00:00Z'))).toBe('CANCELLATION_CLOSED')
  expect(cancellationRefusal({ ...tour, redeemed: true }, at('2026-12-01T00:00:00Z'))).toBe(
    'CANCELLATION_CLOSED',
  )
  for (const status of ['completed', 'cancelled', 'failed', 'timeout'] as const)
    expect(cancellationRefusal({ ...tour, status }, at('2026-12-01T00:00:00Z'))).toBe(
      'BOOKING_NOT_CANCELLABLE',
    )
})

test('[B7] allows cancelling a day booking until the day ends at the venue, an undated one until it is used', () => {
  const day = { ...tour, localTime: null, startsAt: new Date('2026-12-04T17:00:00Z') }
  expect(cancellationRefusal(day, new Date('2026-12-05T16:59:59Z'))).toBeNull()
  expect(cancellationRefusal(day, new Date('2026-12-05T17:00:00Z'))).toBe('CANCELLATION_CLOSED')
  const stay = { ...day, localEndDate: '2026-12-07' }
  expect(cancellationRefusal(stay, new Date('2026-12-04T17:00:00Z'))).toBe('CANCELLATION_CLOSED')
  const goods = { ...tour, localDate: null, localTime: null, startsAt: null }
  expect(cancellationRefusal(goods, new Date('2030-01-01T00:00:00Z'))).toBeNull()
})

test('[B7] goods that left the supplier are returned, not cancelled, until their booking is closed otherwise', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  for (const goods of ['shipped', 'delivered', 'return_requested', 'lost'] as const)
    for (const status of ['confirmed', 'completed'] as const)
      expect(cancellationRefusal({ ...tour, status, goods }, now)).toBe('GOODS_DELIVERED')
  for (const goods of ['none', 'ready'] as const)
    expect(cancellationRefusal({ ...tour, goods }, now)).toBeNull()
  expect(cancellationRefusal({ ...tour, status: 'cancelled', goods: 'shipped' }, now)).toBe(
    'BOOKING_NOT_CANCELLABLE',
  )
})

test('[B7] finds the next policy step in elapsed hours, also across a clock change', () => {
  const tiers = [
    { hoursBefore: 168, feePercent: 50 },
    { hoursBefore: 48, feePercent: 100 },
  ]
  // 08:00 in London on the Sunday its clocks go back: 48 hours earlier is 09:00 local time on Friday.
  const startsAt = new Date('2026-10-25T08:00:00Z')
  const step = (at: string) => feeSteps(tiers, startsAt, new Date(at))[0]?.at.toISOString()
  expect(step('2026-10-01T00:00:00Z')).toBe('2026-10-18T08:00:00.000Z')
  expect(step('2026-10-18T08:00:00Z')).toBe('2026-10-23T08:00:00.000Z')
  expect(step('2026-10-23T08:00:00Z')).toBeUndefined()
  expect(feeSteps(tiers, null, new Date())).toEqual([])
})

test('[B7, C4] treats an eSIM with a shown code as used', () => {
  const esim = { ...tour, localDate: null, localTime: null, startsAt: null }
  expect(cancellationRefusal({ ...esim, shown: false }, new Date())).toBeNull()
  expect(cancellationRefusal({ ...esim, shown: true }, new Date())).toBe('ESIM_SHOWN')
  expect(cancellationRefusal({ ...esim, shown: true, status: 'completed' }, new Date())).toBe(
    'BOOKING_NOT_CANCELLABLE',
  )
})
