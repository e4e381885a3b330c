import { expect, test } from 'vitest'
import { forwardedValue, isVisitedByHttps, ownOrigin } from './visited-origin'

const headersOf = (host: string, proto?: string, forwardedHost?: string) =>
  new Headers({
    host,
    ...(proto && { 'x-forwarded-proto': proto }),
    ...(forwardedHost && { 'x-forwarded-host': forwardedHost }),
  })

test('takes a forwarded value from the outermost trusted proxy only', () => {
  const headers = new Headers({ 'x-forwarded-proto': 'forged, https, http' })
  expect(forwardedValue(headers, 'x-forwarded-proto', 0)).toBeNull()
  expect(forwardedValue(headers, 'x-forwarded-proto', 1)).toBe('http')
  expect(forwardedValue(headers, 'x-forwarded-proto', 2)).toBe('https')
  expect(forwardedValue(new Headers({ 'x-forwarded-proto': 'https' }), 'x-forwarded-proto', 2)).toBe('https')
  expect(forwardedValue(new Headers(), 'x-forwarded-proto', 1)).toBeNull()
})

test.each([
  ['localhost:3000', undefined, 0, undefined, 'http://localhost:3000'],
  ['shop.example', 'https', 0, undefined, 'http://shop.example'],
  ['shop.example', 'https', 1, undefined, 'https://shop.example'],
  ['inner:3000', 'http', 0, 'https://shop.example/th', 'https://shop.example'],
  ['a b', undefined, 0, undefined, null],
])(
  'at the host %s, forwarded as %s by %i proxies, with SITE_URL %s, is %s',
  (host, proto, trustedProxies, url, own) => {
    expect(ownOrigin(headersOf(host, proto), { url, trustedProxies })).toBe(own)
  },
)

test.each([
  ['localhost:3000', undefined, 0, undefined, false],
  ['shop.example', 'https', 0, undefined, false],
  ['shop.example', 'https', 1, undefined, true],
  ['Shop.example', 'http', 0, 'https://shop.example', true],
  ['127.0.0.1:3000', undefined, 0, 'https://shop.example', true],
  ['127.0.0.1:3000', undefined, 1, 'https://shop.example', true],
  ['192.168.1.5:3000', 'http', 1, 'https://shop.example', false],
  ['localhost:3000', undefined, 0, 'http://localhost:3000', false],
])(
  'a visit at %s, forwarded as %s by %i proxies, with SITE_URL %s: HTTPS is %s',
  (host, proto, trustedProxies, url, isHttps) => {
    expect(isVisitedByHttps(headersOf(host, proto), { url, trustedProxies })).toBe(isHttps)
  },
)

test('a visit through a trusted proxy is at the host that it forwards', () => {
  const headers = headersOf('inner:3000', 'http', 'shop.example')
  expect(isVisitedByHttps(headers, { url: 'https://shop.example', trustedProxies: 1 })).toBe(true)
  expect(isVisitedByHttps(headers, { url: 'http://shop.example', trustedProxies: 1 })).toBe(false)
})

test('the sandbox is visited over plain HTTP at any host but that of its URL', () => {
  const sandbox = { url: 'https://shop.example', trustedProxies: 0, isSandbox: true }
  expect(isVisitedByHttps(headersOf('localhost:3000'), sandbox)).toBe(false)
  expect(isVisitedByHttps(headersOf('192.168.1.5:3000', 'https'), sandbox)).toBe(false)
  expect(isVisitedByHttps(headersOf('shop.example'), sandbox)).toBe(true)
})
