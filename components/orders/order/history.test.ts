import { expect, test } from 'vitest'
import type { Booking } from '@/lib/contract/orders'
import { historyOf } from './history'

const booking = (name: string, ...events: Array<[Booking['status'], string]>) =>
  ({
    product: { name },
    cancelled_units: [],
    changes: [],
    events: events.map(([to, at]) => ({ from: null, to, actor: 'system', at })),
  }) as unknown as Booking

test('merges a change of all bookings into one entry without names', () => {
  const both = [
    booking('Boat', ['pending', '2026-11-20T11:00:00.100Z'], ['paid', '2026-11-20T11:02:00Z']),
    booking('Train', ['pending', '2026-11-20T11:00:00.200Z'], ['paid', '2026-11-20T11:02:01Z']),
  ]
  expect(historyOf(both)).toEqual([
    { to: 'pending', at: '2026-11-20T11:00:00.100Z', names: [] },
    { to: 'paid', at: '2026-11-20T11:02:00Z', names: [] },
  ])
})

test('names the product when one booking changed, or at another time', () => {
  const both = [
    booking('Boat', ['confirmed', '2026-11-20T11:02:00Z']),
    booking('Train', ['confirmed', '2026-11-20T15:00:00Z']),
  ]
  expect(historyOf(both).map(({ names }) => names)).toEqual([['Boat'], ['Train']])
})

test('[B7] lists where goods were, and what was fetched as collected', () => {
  const events = [
    { to: 'ready', at: '2026-11-21T11:02:00Z' },
    { to: 'delivered', at: '2026-11-22T11:02:00Z' },
  ]
  const shop = {
    ...booking('Tea', ['confirmed', '2026-11-20T11:02:00Z'], ['completed', '2026-11-23T11:02:00Z']),
    goods: { way: 'pickup', events },
  } as unknown as Booking
  expect(historyOf([shop]).map(({ to }) => to)).toEqual(['confirmed', 'ready', 'collected', 'completed'])
})

test('[B7] lists cancelled travellers in chronological order, with their labels', () => {
  const guests = [{ label: 'Child', quantity: 2 }]
  const boat = {
    ...booking('Boat', ['confirmed', '2026-11-20T11:02:00Z'], ['completed', '2026-11-25T11:02:00Z']),
    cancelled_units: [{ at: '2026-11-21T10:00:00Z', guests }],
  }
  expect(historyOf([boat]).map(({ to, guests: who }) => [to, who])).toEqual([
    ['confirmed', undefined],
    ['cancelled', 'Child × 2'],
    ['completed', undefined],
  ])
})
