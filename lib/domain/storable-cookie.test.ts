import { expect, test } from 'vitest'
import { areCookiesSecure, storableCookie } from './storable-cookie'

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
const CHROME_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

const SANDBOX = { url: undefined, trustedProxies: 0, isSandbox: true }
const visit = (userAgent: string, host = 'localhost:3000') => new Headers({ 'user-agent': userAgent, host })

test.each([
  [SAFARI, 'localhost:3000', SANDBOX, false],
  [CHROME_ON_IPHONE, '127.0.0.1:3000', SANDBOX, false],
  [SAFARI, '[::1]:3000', SANDBOX, false],
  [CHROME, 'localhost:3000', SANDBOX, true],
  [FIREFOX, 'localhost:3000', SANDBOX, true],
  ['undici', 'localhost:3000', SANDBOX, true],
  [SAFARI, 'localhost.shop.example', SANDBOX, true],
  [SAFARI, '192.168.1.5:3000', SANDBOX, true],
  [SAFARI, 'localhost:3000', { ...SANDBOX, isSandbox: false }, true],
  [SAFARI, 'localhost', { ...SANDBOX, url: 'https://localhost' }, true],
])('[A7] cookies for %.60s at %s are secure: %#', (userAgent, host, site, expected) => {
  expect(areCookiesSecure(visit(userAgent, host), site)).toBe(expected)
})

test('[A7] a cookie that Safari would drop at localhost loses nothing but Secure', () => {
  const cookie = 'access-token=t; Path=/; Max-Age=259200; SameSite=Lax; Secure; HttpOnly'
  expect(storableCookie(cookie, visit(SAFARI), SANDBOX)).toBe(cookie.replace(' Secure;', ''))
  expect(storableCookie(cookie, visit(CHROME), SANDBOX)).toBe(cookie)
})
