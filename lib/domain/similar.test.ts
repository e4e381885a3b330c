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
const ids = (most: number, list = others) => mostSimilar(boat, list, most).map(({ id }) => id)

test('[R5] the same thing comes first, then the same elsewhere and other things at the place', () => {
  expect(ids(4)).toEqual(['long-boat', 'canal-boat', 'walk', 'dinner'])
})

test('[R5] a place full of the same is not all that is offered', () => {
  const many = Array.from({ length: 6 }, (_, index) => one(`boat-${index}`, 'tour', 'cruises', 'bangkok'))
  expect(ids(4, [...many, ...others])).toEqual(['boat-0', 'boat-1', 'canal-boat', 'walk'])
})

test('[R5] where nothing is at the place its kind elsewhere is shown, and what has nothing to do with it never', () => {
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
