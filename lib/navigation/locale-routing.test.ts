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

  test.each([
    ['as-needed', 'th', '/products', '/th/products'],
    ['as-needed', undefined, '/products', '/products'],
    ['as-needed', 'zh-cn', '/products?sort=price#list', '/zh-cn/products?sort=price#list'],
    ['as-needed', 'zh-cn', '/th', '/th'],
    ['as-needed', 'th', '/thai-food', '/th/thai-food'],
    ['as-needed', 'th', 'https://shop.example/', 'https://shop.example/'],
    ['always', undefined, '/products', '/en/products'],
    ['always', 'th', '/?q=a', '/th?q=a'],
    ['never', 'th', '/products', '/products'],
  ] as const)(
    '[G8] %s: with the stored language %s the root redirect to %s leads to %s',
    (prefix, stored, rootRedirect, redirect) => {
      expect(routeLocale('/', stored, { prefix, rootRedirect })).toEqual({
        redirect,
        locale: stored ?? 'en',
        permanent: false,
      })
    },
  )
})
