import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopProcess, startShop, target, visit } from './shop-process'

const htmlLang = async (response: Response) => /<html[^>]* lang="([^"]+)"/.exec(await response.text())?.[1]

describe('LOCALE_PREFIX=as-needed with a root redirect', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShop({ ROOT_REDIRECT: '/products?destination=bangkok' })
  })
  afterAll(() => shop.stop())

  test.each([
    ['', '/products'],
    ['locale=th', '/th/products'],
    ['locale=zh-cn', '/zh-cn/products'],
    ['locale=xx', '/products'],
  ])('[G8] with the cookie "%s" the root redirects to %s', async (cookie, path) => {
    const response = await visit(shop.origin, cookie)
    expect([response.status, target(response)]).toEqual([307, path])
    expect(response.headers.get('location')).toContain('?destination=bangkok')
  })

  test('[G8] the default language has no prefix', async () => {
    expect(await htmlLang(await visit(`${shop.origin}/products`))).toBe('en')
    const response = await visit(`${shop.origin}/en/products`)
    expect([response.status, target(response)]).toEqual([308, '/products'])
  })
})

describe('LOCALE_PREFIX=always', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShop({ LOCALE_PREFIX: 'always', ROOT_REDIRECT: '/esim' })
  })
  afterAll(() => shop.stop())

  test('[G8] every language has a prefix', async () => {
    const response = await visit(`${shop.origin}/products`)
    expect([response.status, target(response)]).toEqual([307, '/en/products'])
    expect(await htmlLang(await visit(`${shop.origin}/en/products`))).toBe('en')
    expect(await htmlLang(await visit(`${shop.origin}/zh-cn`))).toBe('zh-cn')
  })

  test('[G8] the stored language applies without a prefix', async () => {
    expect(target(await visit(`${shop.origin}/products`, 'locale=th'))).toBe('/th/products')
  })

  test('[G8] the root redirects in the stored language, with its prefix', async () => {
    expect(target(await visit(shop.origin, 'locale=th'))).toBe('/th/esim')
    expect(target(await visit(shop.origin))).toBe('/en/esim')
  })

  test('[G2] a guard redirects to the home page of the language', async () => {
    expect(target(await visit(`${shop.origin}/en/profile/orders`))).toBe('/en')
  })
})

describe('LOCALE_PREFIX=never', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShop({ LOCALE_PREFIX: 'never', ROOT_REDIRECT: '/esim' })
  })
  afterAll(() => shop.stop())

  test('[G8] the stored language applies everywhere', async () => {
    expect(await htmlLang(await visit(`${shop.origin}/products`, 'locale=th'))).toBe('th')
    expect(await htmlLang(await visit(`${shop.origin}/products`))).toBe('en')
  })

  test('[G8] a URL with a prefix stores the language and drops the prefix', async () => {
    const response = await visit(`${shop.origin}/zh-cn/products`)
    expect(target(response)).toBe('/products')
    expect(response.headers.get('set-cookie')).toContain('locale=zh-cn')
  })

  test('[G8] the root redirects without a prefix to a page in the stored language', async () => {
    expect(target(await visit(shop.origin, 'locale=th'))).toBe('/esim')
    expect(await htmlLang(await fetch(shop.origin, { headers: { cookie: 'locale=th' } }))).toBe('th')
  })

  test('[S3] an unavailable stored language falls back to English', async () => {
    expect(await htmlLang(await visit(`${shop.origin}/products`, 'locale=xx'))).toBe('en')
  })
})
