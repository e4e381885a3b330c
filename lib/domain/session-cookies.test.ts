import { expect, test } from 'vitest'
import { cookiesForHost, storedToken } from './session-cookies'

const SITE = { url: 'https://shop.example', trustedProxies: 0 }

const tokenOf = (cookie: string, headers: Record<string, string> = {}) =>
  storedToken(new Request('http://inner/', { headers: { host: 'shop.example', cookie, ...headers } }), SITE)

const BROWSER = { 'sec-fetch-site': 'same-origin' }
const HTTP = { host: 'localhost:3000' }

test('[A7] over HTTPS a browser’s session is the cookie that only the shop’s own host can set', () => {
  expect(tokenOf('access-token=planted; __Host-access-token=own', BROWSER)).toBe('own')
  expect(tokenOf('__Host-access-token=own', BROWSER)).toBe('own')
  expect(tokenOf('access-token=planted', BROWSER)).toBeUndefined()
  expect(tokenOf('access-token=planted; __Host-access-token=', BROWSER)).toBeUndefined()
})

test('[A7] the specification’s name is enough over plain HTTP and for clients that are no browsers', () => {
  expect(tokenOf('access-token=t', HTTP)).toBe('t')
  expect(tokenOf('access-token=t', { ...HTTP, ...BROWSER })).toBe('t')
  expect(tokenOf('access-token=t; __Host-access-token=of-https', HTTP)).toBe('t')
  expect(tokenOf('access-token=t')).toBe('t')
  expect(tokenOf('currency=THB')).toBeUndefined()
})

test('[A7] [X16] an API host gets the token that counts, under the specification’s name', () => {
  const sent = 'currency=THB; access-token=planted; __Host-access-token=own'
  expect(cookiesForHost(sent, 'own')).toBe('currency=THB; access-token=own')
  expect(cookiesForHost(sent, undefined)).toBe('currency=THB')
  expect(cookiesForHost(null, 'own')).toBe('access-token=own')
  expect(cookiesForHost('access-token=planted', undefined)).toBe('')
})
