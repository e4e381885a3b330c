import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '@/tests/fixtures/browser-storage'
import { FAVOURITES, putFirst, readList, SEEN, saveList } from './local-list'

beforeEach(stubLocalStorage)
afterEach(() => vi.unstubAllGlobals())

test('puts the newest first without duplicates and drops the oldest', () => {
  expect(putFirst(['b', 'a'], 'a', 12)).toEqual(['a', 'b'])
  expect(putFirst(['c', 'b', 'a'], 'd', 3)).toEqual(['d', 'c', 'b'])
})

test('reads a saved list and removes an empty one from storage', () => {
  saveList(SEEN, ['x', 'y'])
  expect(readList(SEEN)).toEqual(['x', 'y'])
  expect(readList(FAVOURITES)).toEqual([])
  saveList(SEEN, [])
  expect(localStorage.getItem(SEEN)).toBeNull()
})

test.each(['{', '"text"', '{"a":1}', '[1,"a",null]'])('ignores invalid storage content %s', (text) => {
  localStorage.setItem(SEEN, text)
  expect(readList(SEEN)).toEqual(text.includes('"a",') ? ['a'] : [])
})

test('does not throw without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => saveList(FAVOURITES, ['x'])).not.toThrow()
  expect(readList(FAVOURITES)).toEqual([])
})
