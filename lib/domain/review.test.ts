import { expect, test } from 'vitest'
import { editableUntil, ratingOf, reviewerName } from './review'

test.each([
  ['Mali', 'Sky', 'Mali S.'],
  ['Mali', '', 'Mali'],
  ['มะลิ', 'โอภาส', 'มะลิ อ.'],
  ['伟', '王', '伟 王.'],
  ['Åsa', 'ångström', 'Åsa Å.'],
])('shows %s %s as %s', (first, last, shown) => {
  expect(reviewerName(first, last)).toBe(shown)
})

test('rounds the average to one decimal and returns null without reviews', () => {
  expect(ratingOf(0, 0)).toBeNull()
  expect(ratingOf(14, 3)).toEqual({ average: 4.7, count: 3 })
})

test('allows editing for 30 elapsed days', () => {
  expect(editableUntil(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-31T10:00:00Z'))
})
