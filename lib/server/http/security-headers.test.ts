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

test('no plug-in runs, and no page can be given another base', () => {
  const policy = headers['content-security-policy']?.split('; ')
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'"]))
})

test('a page loads nothing from another host, and sends nothing to one', () => {
  const policy = headers['content-security-policy'] ?? ''
  expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'self'", "form-action 'self'"]))
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1))
  expect(sources.filter((source) => !source.startsWith("'")).sort()).toEqual(['blob:', 'data:'])
})
