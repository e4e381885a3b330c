import { expect, test } from 'vitest'
import { optionAvailability } from './option-availability'

test.each([
  ['FREESALE', true, null, 'available'],
  ['FREESALE', false, null, 'closed'],
  ['SLOT', true, { left: 40, capacity: 90 }, 'available'],
  ['SLOT', true, { left: 2, capacity: 90 }, 'few'],
  ['NIGHTLY', true, { left: 9, capacity: 9 }, 'available'],
  ['SLOT', false, { left: 0, capacity: 90 }, 'sold_out'],
  ['SLOT', false, { left: 5, capacity: 5 }, 'closed'],
  ['SLOT', false, null, 'closed'],
  // A stock has a price of today even if nothing is left of it.
  ['STOCK', true, { left: 0, capacity: 20 }, 'sold_out'],
  ['SERIAL', true, { left: 3, capacity: 30 }, 'few'],
  ['STOCK', true, null, 'closed'],
] as const)('[N3] %s, sellable %s, stock %j: %s', (inventory, sellable, stock, expected) => {
  expect(optionAvailability({ inventory, sellable, stock })).toBe(expected)
})
