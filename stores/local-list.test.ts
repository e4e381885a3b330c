import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FAVOURITES, putFirst, readList, SEEN, saveList } from './local-list'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('the newest stands first, once, and the oldest gives way', () => {
  expect(putFirst(['b', 'a'], 'a', 12)).toEqual(['a', 'b'])
  expect(putFirst(['c', 'b', 'a'], 'd', 3)).toEqual(['d', 'c', 'b'])
})

test('what is kept is read again; an empty list leaves nothing behind', () => {
  saveList(SEEN, ['x', 'y'])
  expect(readList(SEEN)).toEqual(['x', 'y'])
  expect(readList(FAVOURITES)).toEqual([])
  saveList(SEEN, [])
  expect(kept.size).toBe(0)
})

test.each(['{', '"text"', '{"a":1}', '[1,"a",null]'])('%s in the storage breaks nothing', (text) => {
  kept.set(SEEN, text)
  expect(readList(SEEN)).toEqual(text.includes('"a",') ? ['a'] : [])
})

test('a browser that stores nothing is no error', () => {
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
