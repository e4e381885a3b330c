import { expect, test } from 'vitest'
import { barsInside } from './histogram'

const ends = { min: 0, max: 100 }

test('bars are as tall as their counts relative to the highest', () => {
  expect(barsInside([0, 5, 10, 1000], ends, [0, 100]).map(({ share }) => share)).toEqual([0, 0.06, 0.06, 1])
  expect(barsInside([0, 0], ends, [0, 100]).map(({ share }) => share)).toEqual([0, 0])
})

test('a bar is inside if the range overlaps more than its edge', () => {
  const inside = (low: number, high: number) =>
    barsInside([1, 1, 1, 1], ends, [low, high]).map((bar) => bar.inside)
  expect(inside(0, 100)).toEqual([true, true, true, true])
  expect(inside(25, 75)).toEqual([false, true, true, false])
  expect(inside(30, 30)).toEqual([false, true, false, false])
  expect(inside(24, 26)).toEqual([true, true, false, false])
})
