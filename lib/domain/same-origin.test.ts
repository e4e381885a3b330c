import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin'

const DIRECT = { url: undefined, trustedProxies: 0 }

test.each([
  ['https://shop.example', 'same-origin', true],
  ['https://shop.example', null, true],
  [null, null, true],
  [null, 'none', true],
  [null, 'same-site', false],
  [null, 'cross-site', false],
  ['https://evil.example', 'cross-site', false],
  ['https://evil.example', null, false],
  ['https://shop.example.evil.example', null, false],
  ['null', 'cross-site', false],
])('origin %s and site %s: %s', (origin, fetchSite, same) => {
  const headers = new Headers({ host: 'shop.example' })
  if (origin) headers.set('origin', origin)
  if (fetchSite) headers.set('sec-fetch-site', fetchSite)
  expect(isSameOrigin(headers, DIRECT)).toBe(same)
})

test('the host is the configured one, then that of a trusted proxy', () => {
  const headers = new Headers({
    origin: 'https://shop.example',
    host: 'inner:3000',
    'x-forwarded-host': 'shop.example',
  })
  expect(isSameOrigin(headers, DIRECT)).toBe(false)
  expect(isSameOrigin(headers, { ...DIRECT, trustedProxies: 1 })).toBe(true)
  expect(isSameOrigin(headers, { ...DIRECT, url: 'https://shop.example/' })).toBe(true)
  expect(isSameOrigin(headers, { url: 'https://other.example', trustedProxies: 1 })).toBe(false)
})
