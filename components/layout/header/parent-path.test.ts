import { expect, test } from 'vitest'
import { parentPath } from './parent-path'

test.each([
  ['/products/wat-arun', '/products'],
  ['/categories/tours', '/products'],
  ['/profile/orders/BK-1', '/profile/orders'],
  ['/checkout', '/cart'],
  ['/sign-up', '/sign-in'],
  ['/products', '/'],
  ['/destination/bangkok', '/'],
  ['/profile/orders', '/'],
  ['/', '/'],
])('parent of %s is %s', (path, parent) => {
  expect(parentPath(path)).toBe(parent)
})
