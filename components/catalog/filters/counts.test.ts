import { expect, test } from 'vitest'
import { filterCounts } from './counts'

test('[R4] returns counts by name and omits zeros', () => {
  const counts = filterCounts({
    categories: [{ id: 'CATEGORY_018', count: 2 }],
    destinations: [{ slug: 'bangkok', count: 3 }],
    durations: [
      { id: 'short', count: 1 },
      { id: 'days', count: 0 },
    ],
    languages: [{ code: 'th', count: 3 }],
    features: [{ id: 'wheelchair', count: 0 }],
    ratings: [
      { min: 5, count: 0 },
      { min: 4, count: 2 },
    ],
    prices: null,
    total: 3,
  })
  expect(counts).toEqual({
    total: 3,
    categories: { CATEGORY_018: 2 },
    destinations: { bangkok: 3 },
    durations: { short: 1 },
    languages: { th: 3 },
    features: {},
    ratings: { 4: 2 },
    prices: null,
  })
})
