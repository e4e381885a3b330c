import { expect, test } from 'vitest'
import { formatUtcOffset, hoursApart } from './utc-offset'

test.each([
  [420, '+7'],
  [330, '+5:30'],
  [-210, '−3:30'],
  [0, ''],
  [-300, '−5'],
])('formats an offset of %i minutes as %j', (minutes, text) => {
  expect(formatUtcOffset(minutes)).toBe(text)
})

test('formats a difference in hours with fractions', () => {
  expect([300, -330, 45].map(hoursApart)).toEqual(['5', '5.5', '0.75'])
})
