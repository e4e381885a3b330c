import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { newVisit, saveVisit, thisVisit } from './link-visit'

const enter = (key: string) => vi.stubGlobal('window', { navigation: { currentEntry: { key } } })

beforeEach(() => {
  stubSessionStorage()
  enter('first')
})
afterEach(() => vi.unstubAllGlobals())

test('[R9] keeps the visit and its key across a reload', () => {
  expect(thisVisit('?product=a')).toEqual(thisVisit('?product=a'))
  saveVisit('?product=a', { ...thisVisit('?product=a'), added: true })
  expect(thisVisit('?product=a').added).toBe(true)
})

test('[R9] starts a new visit for another click, another link and an explicit repeat', () => {
  const { key } = thisVisit('?product=a')
  expect(thisVisit('?product=b').key).not.toBe(key)
  enter('second')
  expect(thisVisit('?product=a').key).not.toBe(key)
  enter('first')
  expect(newVisit('?product=a').key).not.toBe(key)
})

test('[R9] creates a key without session storage', () => {
  refuseSessionStorage()
  expect(thisVisit('?product=a').key).toMatch(/^[\w-]{21}$/)
})
