import { expect, test } from 'vitest'
import { grouped, matching } from './matching'

const places = ['Bangkok', 'Québec', 'Kobe', 'Krung Thep', 'เชียงใหม่', '北京', 'Banff']
const find = (typed: string) => matching(places, typed, (place) => place)

test('a text finds what holds it, what begins with it first', () => {
  expect(find('ban')).toEqual(['Bangkok', 'Banff'])
  expect(find('k')).toEqual(['Kobe', 'Krung Thep', 'Bangkok'])
  expect(find('')).toEqual(places)
  expect(find('zzz')).toEqual([])
})

test('accents and case do not matter, Thai and Chinese are found as they are', () => {
  expect(find('QUEBEC')).toEqual(['Québec'])
  expect(find('ใหม่')).toEqual(['เชียงใหม่'])
  expect(find('京')).toEqual(['北京'])
})

test('items are numbered in the order in which they stand under their headings', () => {
  const groups = grouped(['b1', 'a1', 'b2', 'x'], (item) => (item === 'x' ? null : item.charAt(0)))
  expect(groups).toEqual([
    {
      heading: 'b',
      items: [
        { item: 'b1', index: 0 },
        { item: 'b2', index: 1 },
      ],
    },
    { heading: 'a', items: [{ item: 'a1', index: 2 }] },
    { heading: null, items: [{ item: 'x', index: 3 }] },
  ])
})
