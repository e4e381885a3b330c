import { expect, test } from 'vitest'
import { SECURITY_HEADERS } from './security-headers'

const headers = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key.toLowerCase(), value]))

test('no site can put a page into a frame', () => {
  expect(headers['content-security-policy']?.split('; ')).toContain("frame-ancestors 'none'")
})

test('no browser guesses the type of a response', () => {
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('no other site may read a response', () => {
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})
