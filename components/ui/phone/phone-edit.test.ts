import { expect, test } from 'vitest'
import { caretBehind, phoneCharacters, phoneEdit } from './phone-edit'

test.each([
  ['081 234 5678', '0812345678'],
  [' +66 (0) 81-234', '+66081234'],
  ['＋６６８１', '+6681'],
  ['๐๘๑', '081'],
  ['tel: 02 123', '02123'],
  ['', ''],
])('%s contains the characters %s', (text, characters) => {
  expect(phoneCharacters(text)).toBe(characters)
})

test('typing keeps the caret after the typed digit', () => {
  const edit = phoneEdit('081 234 5678', '0819 234 5678', 4, null)
  expect(edit).toEqual({ characters: '08192345678', before: 4 })
  expect(caretBehind('081 923 45678', 4)).toBe(5)
})

test('deleting a separator deletes the adjacent digit', () => {
  expect(phoneEdit('081 234', '081234', 3, 'backward')).toEqual({ characters: '08234', before: 2 })
  expect(phoneEdit('081 234', '081234', 3, 'forward')).toEqual({ characters: '08134', before: 3 })
})

test('deleting a digit deletes only that digit', () => {
  expect(phoneEdit('081 234', '081 34', 4, 'backward')).toEqual({ characters: '08134', before: 3 })
  expect(phoneEdit('081', '', 0, 'backward')).toEqual({ characters: '', before: 0 })
})

test('the caret keeps its position in any format', () => {
  expect(caretBehind('(201) 555', 0)).toBe(0)
  expect(caretBehind('(201) 555', 3)).toBe(4)
  expect(caretBehind('(201) 555', 6)).toBe(9)
})
