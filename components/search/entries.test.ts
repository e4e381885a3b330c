import { expect, test } from 'vitest'
import type { Suggestion } from '@/lib/contract/search'
import { entryGroups, nextPlace } from './entries'

const suggestion = (kind: Suggestion['kind'], id: string): Suggestion => ({
  kind,
  id,
  title: id,
  subtitle: '',
  path: `/${id}`,
  image: null,
  matched: [],
})

test('[R1] without a text the list is what was searched for before, or empty', () => {
  expect(entryGroups('', [suggestion('product', 'boat')], ['wat arun'])).toEqual([
    { heading: 'recent', entries: [{ entry: { kind: 'recent', text: 'wat arun' }, place: 0 }] },
  ])
  expect(entryGroups('', [], [])).toEqual([])
})

test('[R1] places come before categories and products, the search for the text itself is last', () => {
  const groups = entryGroups(
    'boat',
    [suggestion('product', 'longtail'), suggestion('category', 'boats'), suggestion('product', 'ferry')],
    ['wat arun'],
  )
  expect(groups.map(({ heading, entries }) => [heading, entries.map(({ place }) => place)])).toEqual([
    ['category', [0]],
    ['product', [1, 2]],
    [null, [3]],
  ])
  expect(groups.at(-1)?.entries[0]?.entry).toEqual({ kind: 'all', text: 'boat' })
})

test('[R1] arrows walk through the field and round', () => {
  expect([nextPlace(-1, 1, 3), nextPlace(2, 1, 3), nextPlace(-1, -1, 3), nextPlace(0, -1, 3)]).toEqual([
    0, -1, 2, -1,
  ])
  expect(nextPlace(-1, 1, 0)).toBe(-1)
})
