import { expect, test } from 'vitest'
import { linkedToken } from './linked-token'

test('the token is the last segment of the path of an order link', () => {
  expect(linkedToken('/order/a-B_9')).toBe('a-B_9')
  expect(linkedToken('/order/a-B_9/')).toBe('a-B_9')
  for (const path of [null, '/', '/order', '/order/', '/order/a/b', '/profile/orders/a'])
    expect(linkedToken(path)).toBeNull()
})
