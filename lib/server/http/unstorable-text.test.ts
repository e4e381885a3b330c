import { expect, test } from 'vitest'
import { unstorableText } from './unstorable-text'

test('finds what a database cannot store, and where', () => {
  expect(unstorableText({ lead: { name: 'a\0b' } })).toEqual(['lead', 'name'])
  expect(unstorableText({ names: ['ok', '\ud83c'] })).toEqual(['names', '1'])
})

test('lets every language and emoji through', () => {
  expect(unstorableText({ name: 'สมชาย', city: '北京', mood: '🏝️', age: 3, none: null })).toBeNull()
})
