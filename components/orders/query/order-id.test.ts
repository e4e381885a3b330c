import { expect, test } from 'vitest'
import { orderIdOf } from './order-id'

test('returns the id of an order page, null for other paths', () => {
  expect(orderIdOf('/profile/orders/0190-ab')).toBe('0190-ab')
  expect(orderIdOf('/profile/orders/0190-ab/')).toBe('0190-ab')
  expect(orderIdOf('/profile/orders')).toBeNull()
  expect(orderIdOf('/profile/orders/a/b')).toBeNull()
  expect(orderIdOf('/profile/orders/%zz')).toBeNull()
  expect(orderIdOf(null)).toBeNull()
})
