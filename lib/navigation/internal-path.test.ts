import { expect, test } from 'vitest'
import { internalPath } from './internal-path'

const at = (path: string) => internalPath('en', 'THB', path, new URLSearchParams())

test('every order and every sandbox payment is served by one frame', () => {
  expect(at('/profile/orders/0190-ab')).toBe('/en/THB/profile/orders/order')
  expect(at('/sandbox/pay/SH123')).toBe('/en/THB/sandbox/pay/invoice')
})

test('other pages are rendered by their own folder', () => {
  expect(at('/')).toBe('/en/THB')
  expect(at('/profile/orders')).toBe('/en/THB/profile/orders')
  expect(at('/products/wat-arun')).toBe('/en/THB/products/wat-arun')
})
