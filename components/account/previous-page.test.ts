import { afterEach, expect, test, vi } from 'vitest'
import { hasPreviousPage } from './previous-page'

const SITE = 'https://shop.example'

function visit(entries: string[], index: number) {
  vi.stubGlobal('window', {
    navigation: {
      currentEntry: { index },
      entries: () => entries.map((path) => ({ url: SITE + path })),
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

test('[G5] a page of this site before the form is worth going back to', () => {
  visit(['/', '/products/wat-arun', '/sign-in'], 2)
  expect(hasPreviousPage()).toBe(true)
})

test('[G5] the form as the first page has nothing behind it', () => {
  visit(['/sign-in'], 0)
  expect(hasPreviousPage()).toBe(false)
})

test('[G5] the other form is nothing to go back to', () => {
  visit(['/th/sign-in', '/th/sign-up'], 1)
  expect(hasPreviousPage()).toBe(false)
})

test.each(['/sign-in/google', '/th/sandbox/google'])('[G5] %s is nothing to go back to', (page) => {
  visit(['/', page, '/sign-in'], 2)
  expect(hasPreviousPage()).toBe(false)
})

test('[G5] without the history of the tab the referrer tells', () => {
  const from = (referrer: string) =>
    vi.stubGlobal('window', { history: { length: 3 }, document: { referrer }, location: { origin: SITE } })
  from(`${SITE}/products`)
  expect(hasPreviousPage()).toBe(true)
  from('https://search.example/')
  expect(hasPreviousPage()).toBe(false)
})
