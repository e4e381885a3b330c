import { afterEach, expect, test, vi } from 'vitest'
import { hasPreviousPage } from './previous-page'

const SITE = 'https://shop.example'

function visit(entries: string[], index: number) {
  vi.stubGlobal('window', {
    history: { state: null },
    navigation: {
      currentEntry: { index },
      entries: () => entries.map((path) => ({ url: SITE + path })),
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

test('[G5] returns to a previous page of this site', () => {
  visit(['/', '/products/wat-arun', '/sign-in'], 2)
  expect(hasPreviousPage()).toBe(true)
})

test('[G5] has no previous page if the form is the first page', () => {
  visit(['/sign-in'], 0)
  expect(hasPreviousPage()).toBe(false)
})

test('[G5] does not return to the other form', () => {
  visit(['/th/sign-in', '/th/sign-up'], 1)
  expect(hasPreviousPage()).toBe(false)
})

test.each(['/sign-in/google', '/th/sandbox/google'])('[G5] does not return to %s', (page) => {
  visit(['/', page, '/sign-in'], 2)
  expect(hasPreviousPage()).toBe(false)
})

test('[G5] falls back to the referrer without the Navigation API', () => {
  const from = (referrer: string) =>
    vi.stubGlobal('window', { history: { length: 3 }, document: { referrer }, location: { origin: SITE } })
  from(`${SITE}/products`)
  expect(hasPreviousPage()).toBe(true)
  from('https://search.example/')
  expect(hasPreviousPage()).toBe(false)
})
