import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin'

const DIRECT = { url: undefined, trustedProxies: 0 }

test.each([
  ['http://shop.example', 'same-origin', true],
  ['http://shop.example', null, true],
  ['http://shop.example:80', null, true],
  [null, null, true],
  [null, 'none', true],
  [null, 'same-site', false],
  [null, 'cross-site', false],
  ['http://evil.example', 'cross-site', false],
  ['http://evil.example', null, false],
  ['http://shop.example.evil.example', null, false],
  ['http://shop.example:3000', null, false],
  ['https://shop.example', null, false],
  ['https://shop.example', 'cross-site', false],
  ['null', 'cross-site', false],
  ['null', 'same-origin', false],
  ['null', null, false],
  ['file://', null, false],
  ['', null, false],
])('origin %s and site %s: %s', (origin, fetchSite, same) => {
  const headers = new Headers({ host: 'shop.example' })
  if (origin !== null) headers.set('origin', origin)
  if (fetchSite) headers.set('sec-fetch-site', fetchSite)
  expect(isSameOrigin(headers, DIRECT)).toBe(same)
})

test('behind a proxy for TLS without any setting, the browser’s own comparison counts', () => {
  const headers = new Headers({
    host: 'shop.example',
    origin: 'https://shop.example',
    'sec-fetch-site': 'same-origin',
  })
  expect(isSameOrigin(headers, DIRECT)).toBe(true)
  expect(isSameOrigin(headers, { ...DIRECT, url: 'http://shop.example' })).toBe(false)
  headers.set('origin', 'https://evil.example')
  expect(isSameOrigin(headers, DIRECT)).toBe(false)
})

test('the origin is the configured one, then that of a trusted proxy', () => {
  const headers = new Headers({
    origin: 'https://shop.example',
    host: 'inner:3000',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  })
  expect(isSameOrigin(headers, DIRECT)).toBe(false)
  expect(isSameOrigin(headers, { ...DIRECT, trustedProxies: 1 })).toBe(true)
  expect(isSameOrigin(headers, { ...DIRECT, url: 'https://shop.example/' })).toBe(true)
  expect(isSameOrigin(headers, { url: 'https://other.example', trustedProxies: 1 })).toBe(false)
})

test('the plain page of a site with HTTPS is another origin', () => {
  const headers = new Headers({ origin: 'http://shop.example', host: 'shop.example' })
  expect(isSameOrigin(headers, { ...DIRECT, url: 'https://shop.example' })).toBe(false)
  headers.set('x-forwarded-proto', 'https')
  expect(isSameOrigin(headers, { ...DIRECT, trustedProxies: 1 })).toBe(false)
})
