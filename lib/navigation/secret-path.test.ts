import { expect, test } from 'vitest'
import { PAGES } from './pages'
import { isSecretPath, loggedPath } from './secret-path'

test.each([
  ['/order/kT3xQ', '/order/*'],
  ['/th/order/kT3xQ', '/th/order/*'],
  ['/zh-cn/supplier/kT3xQ?a=b', '/zh-cn/supplier/*?a=b'],
  ['/TH/Order/kT3xQ/', '/TH/Order/*/'],
])('[S4] a log has no token of the path %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test.each(['/', '/products/order', '/profile/orders/0198c1c6', '/th/profile/orders/0198c1c6/pay'])(
  'a log has the whole path %s',
  (path) => {
    expect(loggedPath(path)).toBe(path)
  },
)

test('[S4] every page with a token in its path is secret', () => {
  const withToken = PAGES.filter((page) => page.includes('[token]'))
  expect(withToken.length).toBeGreaterThan(0)
  for (const page of withToken) {
    expect(isSecretPath(page), page).toBe(true)
    expect(loggedPath(page.replace('[token]', 'kT3xQ')), page).not.toContain('kT3xQ')
  }
})
