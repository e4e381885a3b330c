import { expect, test } from 'vitest'
import { grouped, matching } from './matching'

const places = ['Bangkok', 'Québec', 'Kobe', 'Krung Thep', 'เชียงใหม่', '北京', 'Banff']
const find = (typed: string) => matching(places, typed, (place) => place)

test('finds items containing the text, those starting with it first', () => {
  expect(find('ban')).toEqual(['Bangkok', 'Banff'])
  expect(find('k')).toEqual(['Kobe', 'Krung Thep', 'Bangkok'])
  expect(find('')).toEqual(places)
  expect(find('zzz')).toEqual([])
})

test('ignores accents and case, but not Thai and Chinese marks', () => {
  expect(find('QUEBEC')).toEqual(['Québec'])
  expect(find('ใหม่')).toEqual(['เชียงใหม่'])
  expect(find('京')).toEqual(['北京'])
})

test('numbers items in the order of their groups', () => {
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
