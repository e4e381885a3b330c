import { expect, test } from 'vitest'
import { OTHER_ROUTE, routeOf } from './route-of'

test.each([
  ['/', '/'],
  ['/th', '/'],
  ['/zh-cn/products/some-product', '/products/[id]'],
  ['/th/order/secret-token', '/order/[token]'],
  ['/api/holiday/partner-info', '/api/holiday/partner-info'],
  ['/api/orders/5f0c3f5e-0000-4000-8000-000000000000', '/api/orders/{id}'],
  ['/img/w_320/site/help.webp', '/img/*'],
  ['/_next/static/chunks/a.js', '/_next/*'],
  ['/api/random-1', OTHER_ROUTE],
  ['/random-1', OTHER_ROUTE],
  ['/products/one/two', OTHER_ROUTE],
])('%s counts as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
