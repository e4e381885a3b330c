import { expect, test } from 'vitest'
import { returnTarget, returnUrl } from './gateway-urls'

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
