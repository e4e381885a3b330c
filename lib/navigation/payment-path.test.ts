import { expect, test } from 'vitest'
import { paidOrderOf } from './payment-path'

test.each([
  ['/profile/orders/a-b/pay', 'a-b'],
  ['/profile/orders/a-b/pay/', 'a-b'],
  ['/profile/orders/a-b', null],
  ['/profile/orders/a/b/pay', null],
  ['/profile/orders/a%20b/pay', 'a b'],
  ['/profile/orders/%zz/pay', null],
  ['/profile/orders/%ff/pay', null],
  [null, null],
])('paidOrderOf(%s) returns %s', (path, id) => {
  expect(paidOrderOf(path)).toBe(id)
})
