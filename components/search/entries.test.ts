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

test('[R1] an empty text lists the recent searches, or nothing', () => {
  expect(entryGroups('', [suggestion('product', 'boat')], ['wat arun'])).toEqual([
    { heading: 'recent', entries: [{ entry: { kind: 'recent', text: 'wat arun' }, place: 0 }] },
  ])
  expect(entryGroups('', [], [])).toEqual([])
})

test('[R1] destinations precede categories and products, the search for the text comes last', () => {
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

test('[R1] arrow keys move through the list and wrap around via the field', () => {
  expect([nextPlace(-1, 1, 3), nextPlace(2, 1, 3), nextPlace(-1, -1, 3), nextPlace(0, -1, 3)]).toEqual([
    0, -1, 2, -1,
  ])
  expect(nextPlace(-1, 1, 0)).toBe(-1)
})
