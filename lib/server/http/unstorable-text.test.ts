import { expect, test } from 'vitest'
import { unstorableText } from './unstorable-text'

test('finds the path of text that a database cannot store', () => {
  expect(unstorableText({ lead: { name: 'a\0b' } })).toEqual(['lead', 'name'])
  expect(unstorableText({ names: ['ok', '\ud83c'] })).toEqual(['names', '1'])
})

test('accepts every language and emoji', () => {
  expect(unstorableText({ name: 'สมชาย', city: '北京', mood: '🏝️', age: 3, none: null })).toBeNull()
})
