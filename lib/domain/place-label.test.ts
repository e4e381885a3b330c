import { expect, test } from 'vitest'
import { bookingPlace, productPlace } from './place-label'

test('[C4] goods and data plans are collected, a stay is somewhere, and others have a meeting point', () => {
  expect((['shopping', 'connectivity', 'stay', 'tour', 'ticket'] as const).map(productPlace)).toEqual([
    'collect',
    'collect',
    'stay',
    'title',
    'title',
  ])
})

test('[C4] collected goods are collected, also in the booking', () => {
  expect([bookingPlace('pickup'), bookingPlace('delivery'), bookingPlace(undefined)]).toEqual([
    'collect',
    'meeting',
    'meeting',
  ])
})
