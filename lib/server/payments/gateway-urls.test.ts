import { expect, test } from 'vitest'
import { hostedPage, pageUrl, returnTarget, returnUrl } from './gateway-urls'

test('the browser returns to the page where the payment started', () => {
  const path = '/th/profile/orders/1f0e?payment=returned'
  expect(returnTarget(returnUrl(path))).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:1',
  '',
])('does not redirect to %j', (to) => {
  expect(returnTarget(`http://localhost/api/payments/return?${new URLSearchParams({ to })}`)).toBe('/')
})

test('a page of this site has its whole address', () => {
  expect(pageUrl('/th/profile/orders/1f0e')).toMatch(/^http:\/\/[^/]+\/th\/profile\/orders\/1f0e$/)
})

test.each([
  ['https://pay.example/page?id=1', true],
  ['http://localhost:4000/page', true],
  ['http://127.0.0.1/page', true],
  ['http://pay.example/page', false],
  ['javascript:1', false],
  ['', false],
  [null, false],
])('redirects to the gateway’s page %j: %s', (url, allowed) => {
  if (allowed) expect(hostedPage(url)).toBe(url)
  else expect(() => hostedPage(url)).toThrow()
})
