import { expect, test } from 'vitest'
import type { Vertical } from './catalog'
import { mostSimilar } from './similar'

const one = (id: string, vertical: Vertical, category: string, area: string) => ({
  id,
  vertical,
  category: { id: category },
  area: { slug: area },
})
const boat = one('boat', 'tour', 'cruises', 'bangkok')
const others = [
  one('boat', 'tour', 'cruises', 'bangkok'),
  one('dinner', 'food', 'dinners', 'bangkok'),
  one('hotel', 'stay', 'hotels', 'bangkok'),
  one('walk', 'tour', 'walks', 'bangkok'),
  one('long-boat', 'tour', 'cruises', 'bangkok'),
  one('canal-boat', 'tour', 'cruises', 'amsterdam'),
  one('fjord', 'tour', 'cruises', 'bergen'),
  one('safari', 'tour', 'day-trips', 'serengeti'),
  one('castle', 'ticket', 'sights', 'kyoto'),
]
const ids = (max: number, list = others) => mostSimilar(boat, list, max).map(({ id }) => id)

test('[R5] ranks the same category first, then the same elsewhere, then others at the destination', () => {
  expect(ids(4)).toEqual(['long-boat', 'canal-boat', 'walk', 'dinner'])
})

test('[R5] mixes in other products if a destination has many of the same category', () => {
  const many = Array.from({ length: 6 }, (_, index) => one(`boat-${index}`, 'tour', 'cruises', 'bangkok'))
  expect(ids(4, [...many, ...others])).toEqual(['boat-0', 'boat-1', 'canal-boat', 'walk'])
})

test('[R5] falls back to the same vertical elsewhere and never shows unrelated products', () => {
  expect(ids(9)).toHaveLength(7)
  expect(ids(9)).not.toContain('castle')
  expect(mostSimilar({ ...boat, category: null, area: null }, others, 9).map(({ id }) => id)).toEqual([
    'walk',
    'long-boat',
    'canal-boat',
    'fjord',
    'safari',
  ])
})
