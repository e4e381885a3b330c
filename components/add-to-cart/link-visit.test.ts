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

test('[R9] without the Navigation API an entry is known by its state', () => {
  const enterPlain = (state: object | null) => {
    const history = { state, replaceState: (next: object) => Object.assign(history, { state: next }) }
    vi.stubGlobal('window', { history })
    return history
  }
  const first = enterPlain({ own: 1 })
  const { key } = thisVisit('?product=a')
  expect(first.state).toMatchObject({ own: 1, visit: expect.any(String) })
  expect(thisVisit('?product=a').key).toBe(key)
  enterPlain(null)
  expect(thisVisit('?product=a').key).not.toBe(key)
  enterPlain(first.state)
  expect(thisVisit('?product=a').key).toBe(key)
})
