import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/session-storage'
import { newVisit, saveVisit, thisVisit } from './link-visit'

const enter = (key: string) => vi.stubGlobal('window', { navigation: { currentEntry: { key } } })

beforeEach(() => {
  stubSessionStorage()
  enter('first')
})
afterEach(() => vi.unstubAllGlobals())

test('[R9] a reload is the same visit, with the same key', () => {
  expect(thisVisit('?product=a')).toEqual(thisVisit('?product=a'))
  saveVisit('?product=a', { ...thisVisit('?product=a'), added: true })
  expect(thisVisit('?product=a').added).toBe(true)
})

test('[R9] another click, another link and another wish are other visits', () => {
  const { key } = thisVisit('?product=a')
  expect(thisVisit('?product=b').key).not.toBe(key)
  enter('second')
  expect(thisVisit('?product=a').key).not.toBe(key)
  enter('first')
  expect(newVisit('?product=a').key).not.toBe(key)
})

test('[R9] a browser that stores nothing still gets a key', () => {
  refuseSessionStorage()
  expect(thisVisit('?product=a').key).toMatch(/^[0-9a-f]{32}$/)
})
