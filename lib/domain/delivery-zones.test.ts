import { expect, test } from 'vitest'
import { deliveryCountries, isDelivered, requiresPostcode, tidyPostcode } from './delivery-zones'

const zones = [
  { country: 'TH', postcodes: ['1020', '103'] },
  { country: 'GB', postcodes: ['N', 'NW', 'SW1A'] },
  { country: 'JP', postcodes: [] },
  { country: 'TH', postcodes: ['50200'] },
]

test.each([
  [' 10 200', '10200'],
  ['sw1a 1aa', 'SW1A1AA'],
  ['１００-０００１', '1000001'],
  ['12', null],
  ['10200, Bangkok', null],
])('normalizes the postcode %j', (typed, normal) => {
  expect(tidyPostcode(typed)).toBe(normal)
})

test('lists each country once', () => {
  expect(deliveryCountries(zones)).toEqual(['TH', 'GB', 'JP'])
  expect(deliveryCountries([])).toEqual([])
})

test.each([
  ['TH', '10200', true],
  ['TH', '10300', true],
  ['TH', '50200', true],
  ['TH', '10400', false],
  ['GB', 'N11AA', true],
  ['GB', 'NW11AA', true],
  ['GB', 'SW1A1AA', true],
  ['GB', 'NE11AA', false],
  ['GB', 'SW1P1AA', false],
  ['JP', '1000001', true],
  ['DE', '10200', false],
])('%s %s is delivered: %s', (country, postcode, expected) => {
  expect(isDelivered(zones, country, postcode)).toBe(expected)
})

test('a postcode decides only where no zone is the whole country', () => {
  expect(requiresPostcode(zones, 'TH')).toBe(true)
  expect(requiresPostcode(zones, 'JP')).toBe(false)
  expect(requiresPostcode(zones, 'DE')).toBe(false)
  expect(requiresPostcode([...zones, { country: 'TH', postcodes: [] }], 'TH')).toBe(false)
})
