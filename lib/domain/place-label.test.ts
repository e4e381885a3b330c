import { expect, test } from 'vitest'
import { bookingPlace, productPlace } from './place-label'

test('[C4] goods and data plans are collected, guides and drivers are met, and others are visited', () => {
  const verticals = [
    'shopping',
    'connectivity',
    'stay',
    'tour',
    'transport',
    'ticket',
    'food',
    'service',
  ] as const
  expect(verticals.map(productPlace)).toEqual([
    'collect',
    'collect',
    'stay',
    'title',
    'title',
    'place',
    'place',
    'place',
  ])
})

test('[C4] collected goods are collected, also in the booking', () => {
  expect([
    bookingPlace({ fulfilment: { way: 'pickup' } }),
    bookingPlace({ fulfilment: { way: 'delivery' } }),
    bookingPlace({}),
  ]).toEqual(['collect', 'meeting', 'meeting'])
})

test('[C4] a booked stay is somewhere, and the meeting point of travellers who are picked up is named as such', () => {
  expect([
    bookingPlace({ rooms: [{ adults: 2, children: [] }] }),
    bookingPlace({ pickup: { way: 'hotel', place: 'Hotel Siam' } }),
    bookingPlace({ pickup: { way: 'meeting' } }),
  ]).toEqual(['stay', 'withoutPickup', 'meeting'])
})
