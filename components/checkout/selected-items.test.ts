import { expect, test } from 'vitest'
import { itemsOfSearch } from './selected-items'

test('ids are read once each, and blanks are none', () => {
  expect(itemsOfSearch('?items=a,b,,a, c')).toEqual(['a', 'b', 'c'])
  expect(itemsOfSearch('?items=')).toEqual([])
  expect(itemsOfSearch('')).toEqual([])
})
