import { expect, test } from 'vitest'
import { orderIdOf } from './order-id'

test('an order page names its order, other paths none', () => {
  expect(orderIdOf('/profile/orders/0190-ab')).toBe('0190-ab')
  expect(orderIdOf('/profile/orders/0190-ab/')).toBe('0190-ab')
  expect(orderIdOf('/profile/orders')).toBeNull()
  expect(orderIdOf('/profile/orders/a/b')).toBeNull()
  expect(orderIdOf(null)).toBeNull()
})
