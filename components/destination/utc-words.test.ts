import { expect, test } from 'vitest'
import { hoursApart, utcWords } from './utc-words'

test.each([
  [420, '+7'],
  [330, '+5:30'],
  [-210, '−3:30'],
  [0, ''],
  [-300, '−5'],
])('%i minutes ahead of UTC are %j', (minutes, words) => {
  expect(utcWords(minutes)).toBe(words)
})

test('hours apart, with their parts', () => {
  expect([300, -330, 45].map(hoursApart)).toEqual(['5', '5.5', '0.75'])
})
