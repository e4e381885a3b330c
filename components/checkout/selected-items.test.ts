import { expect, test } from 'vitest'
import { itemsOfSearch } from './selected-items'

test('reads each id once and ignores blanks', () => {
  expect(itemsOfSearch('?items=a,b,,a, c')).toEqual(['a', 'b', 'c'])
  expect(itemsOfSearch('?items=')).toEqual([])
  expect(itemsOfSearch('')).toEqual([])
})
