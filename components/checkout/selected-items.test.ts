import { expect, test } from 'vitest'
import { buyableIds, itemsOfSearch, searchOfItems } from './selected-items'

test('reads each id once and ignores blanks', () => {
  expect(itemsOfSearch('?items=a,b,,a, c')).toEqual(['a', 'b', 'c'])
  expect(itemsOfSearch('?items=')).toEqual([])
  expect(itemsOfSearch('')).toEqual([])
})

test('[R8] without a selection, everything that can be bought is bought', () => {
  const items = [
    { id: 'a', problem: null },
    { id: 'b', problem: 'SOLD_OUT' as const },
    { id: 'c', problem: null },
  ]
  expect(buyableIds(items)).toEqual(['a', 'c'])
  expect(buyableIds(Array.from({ length: 30 }, (_, id) => ({ id: String(id), problem: null })))).toHaveLength(
    20,
  )
  expect(itemsOfSearch(searchOfItems(['a', 'c']))).toEqual(['a', 'c'])
})
