import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FAVOURITES, putFirst, readList, SEEN, saveList } from './local-list'

const storage = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

test('puts the newest first without duplicates and drops the oldest', () => {
  expect(putFirst(['b', 'a'], 'a', 12)).toEqual(['a', 'b'])
  expect(putFirst(['c', 'b', 'a'], 'd', 3)).toEqual(['d', 'c', 'b'])
})

test('reads a saved list and removes an empty one from storage', () => {
  saveList(SEEN, ['x', 'y'])
  expect(readList(SEEN)).toEqual(['x', 'y'])
  expect(readList(FAVOURITES)).toEqual([])
  saveList(SEEN, [])
  expect(storage.size).toBe(0)
})

test.each(['{', '"text"', '{"a":1}', '[1,"a",null]'])('ignores invalid storage content %s', (text) => {
  storage.set(SEEN, text)
  expect(readList(SEEN)).toEqual(text.includes('"a",') ? ['a'] : [])
})

test('does not throw without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  })
  expect(() => saveList(FAVOURITES, ['x'])).not.toThrow()
  expect(readList(FAVOURITES)).toEqual([])
})
