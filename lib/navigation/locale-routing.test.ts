import { describe, expect, test } from 'vitest'
import { routeLocale } from './locale-routing'

describe('routeLocale', () => {
  test.each([
    ['/', undefined, { redirect: null, locale: 'en', path: '/' }],
    ['/', 'th', { redirect: '/th', locale: 'th', permanent: false }],
    ['/', 'xx', { redirect: null, locale: 'en', path: '/' }],
    ['/products', 'th', { redirect: null, locale: 'en', path: '/products' }],
    ['/th', undefined, { redirect: null, locale: 'th', path: '/' }],
    ['/th/', undefined, { redirect: '/th', locale: 'th', permanent: true }],
    ['/zh-cn/products/x', 'th', { redirect: null, locale: 'zh-cn', path: '/products/x' }],
    ['/en/products', undefined, { redirect: '/products', locale: 'en', permanent: true }],
    ['/thailand', undefined, { redirect: null, locale: 'en', path: '/thailand' }],
    ['/ZH-CN', undefined, { redirect: null, locale: 'en', path: '/ZH-CN' }],
  ])('[G8] as-needed: %s with the stored language %s', (path, stored, routed) => {
    expect(routeLocale(path, stored, { prefix: 'as-needed' })).toEqual(routed)
  })

  test.each([
    ['/', undefined, { redirect: '/en', locale: 'en', permanent: false }],
    ['/products', 'zh-cn', { redirect: '/zh-cn/products', locale: 'zh-cn', permanent: false }],
    ['/en/products', 'zh-cn', { redirect: null, locale: 'en', path: '/products' }],
  ])('[G8] always: %s with the stored language %s', (path, stored, routed) => {
    expect(routeLocale(path, stored, { prefix: 'always' })).toEqual(routed)
  })

  test.each([
    ['/', 'th', { redirect: null, locale: 'th', path: '/' }],
    ['/products', undefined, { redirect: null, locale: 'en', path: '/products' }],
    ['/th/products', undefined, { redirect: '/products', locale: 'th', permanent: false }],
  ])('[G8] never: %s with the stored language %s', (path, stored, routed) => {
    expect(routeLocale(path, stored, { prefix: 'never' })).toEqual(routed)
  })

  test('[G8] applies the root redirect first', () => {
    expect(routeLocale('/', 'th', { prefix: 'as-needed', rootRedirect: '/products' })).toEqual({
      redirect: '/products',
      locale: 'th',
      permanent: false,
    })
  })
})
