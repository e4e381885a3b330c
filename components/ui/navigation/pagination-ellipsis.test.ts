import { expect, test } from 'vitest'
import { pageSteps } from './pagination-ellipsis'

test('shows all pages if there are few', () => {
  expect(pageSteps(1, 1)).toEqual([1])
  expect(pageSteps(2, 4)).toEqual([1, 2, 3, 4])
})

test('gaps before, after, and on both sides', () => {
  expect(pageSteps(1, 20)).toEqual([1, 2, 'gap after', 20])
  expect(pageSteps(20, 20)).toEqual([1, 'gap before', 19, 20])
  expect(pageSteps(10, 20)).toEqual([1, 'gap before', 9, 10, 11, 'gap after', 20])
})

test('a gap never replaces a single page', () => {
  expect(pageSteps(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap after', 20])
  expect(pageSteps(17, 20)).toEqual([1, 'gap before', 16, 17, 18, 19, 20])
})

test('a page beyond the last still shows the way back', () => {
  expect(pageSteps(9, 3)).toEqual([1, 2, 3])
})
