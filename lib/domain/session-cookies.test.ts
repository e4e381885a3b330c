import { expect, test } from 'vitest'
import { cookiesForHost, storedToken } from './session-cookies'
import type { Site } from './visited-origin'

const SITE = { url: 'https://shop.example', trustedProxies: 0 }

const tokenOf = (cookie: string, headers: Record<string, string> = {}, site: Site = SITE) =>
  storedToken(new Request('http://inner/', { headers: { host: 'shop.example', cookie, ...headers } }), site)

const BROWSER = { 'sec-fetch-site': 'same-origin' }
const HTTP = { host: 'localhost:3000' }
const SANDBOX = { ...SITE, isSandbox: true }

test('[A7] over HTTPS the cookie that only the shop’s own host can set comes first', () => {
  expect(tokenOf('access-token=planted; __Host-access-token=own', BROWSER)).toBe('own')
  expect(tokenOf('__Host-access-token=own', BROWSER)).toBe('own')
})

test('[A7] the specification’s cookie alone is a session, also over HTTPS', () => {
  expect(tokenOf('access-token=t', BROWSER)).toBe('t')
  expect(tokenOf('access-token=t; __Host-access-token=', BROWSER)).toBe('t')
})

test('[A7] where the prefix is required it is not, for a browser', () => {
  const strict = { ...SITE, isPrefixRequired: true }
  expect(tokenOf('access-token=planted', BROWSER, strict)).toBeUndefined()
  expect(tokenOf('access-token=planted; __Host-access-token=', BROWSER, strict)).toBeUndefined()
  expect(tokenOf('__Host-access-token=own', BROWSER, strict)).toBe('own')
  expect(tokenOf('access-token=t', {}, strict)).toBe('t')
  expect(tokenOf('access-token=planted', { ...HTTP, ...BROWSER }, strict)).toBeUndefined()
  expect(tokenOf('access-token=t', { ...HTTP, ...BROWSER }, { ...strict, isSandbox: true })).toBe('t')
})

test('[A7] the specification’s name is enough over plain HTTP and for clients that are no browsers', () => {
  expect(tokenOf('access-token=t', HTTP, SANDBOX)).toBe('t')
  expect(tokenOf('access-token=t', { ...HTTP, ...BROWSER }, SANDBOX)).toBe('t')
  expect(tokenOf('access-token=t; __Host-access-token=of-https', HTTP, SANDBOX)).toBe('t')
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
