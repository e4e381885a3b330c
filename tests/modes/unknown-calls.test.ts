// @module-tag thorough

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { type OddHost, startOddHost } from '../simulators/odd-host'
import { type ShopProcess, startShop, visit } from './shop-process'

const words = translator('en')

/** What hosts answer to calls that they do not have, other than with a status for it. */
const ANSWERS = [
  { status: 200, body: { success: false, message: 'Unknown call' } },
  { status: 200, body: {} },
  { status: 200, page: '<h1>Unknown call</h1>' },
  { status: 500, body: { message: 'No route' } },
]

describe.each(ANSWERS)('[X16] a host that answers unknown calls with %j', (unknown) => {
  let host: OddHost
  let shop: ShopProcess
  beforeAll(async () => {
    host = await startOddHost()
    host.unknown = unknown
    host.order = null
    shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
  })
  afterAll(async () => {
    await shop.stop()
    await host.stop()
  })

  test.each([
    '/',
    '/th',
    '/products',
    '/esim',
    '/about',
    '/categories/attraction-tickets',
    '/destination/hue',
  ])('shows %s', async (path) => {
    const response = await visit(shop.origin + path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('Unknown call')
  })

  test.each(['/products/nothing', '/destination/nothing'])('[R5] has no page %s', async (path) => {
    expect((await visit(shop.origin + path)).status).toBe(404)
  })

  test.each(['/sitemap.xml', '/sitemaps/destination-1.en.xml'])('serves %s', async (path) => {
    expect((await visit(shop.origin + path)).status).toBe(200)
  })

  test('leaves out what it does not have: checkout and messages to support', async () => {
    const checkout = await (await visit(`${shop.origin}/checkout`)).text()
    expect(checkout).toContain(words('checkout.notOffered.title'))
    const support = await (await visit(`${shop.origin}/support`)).text()
    expect(support).not.toContain('<textarea')
  })

  test('[R2, A2] signs in with a password only, without mailed codes', async () => {
    const html = await (await visit(`${shop.origin}/sign-in`)).text()
    expect(html).toContain('name="credential"')
    expect(html).not.toContain(`>${words('auth.signIn.byCode')}<`)
  })

  test('[A5] signs out', async () => {
    const response = await fetch(`${shop.origin}/api/auth/logout`, {
      method: 'POST',
      headers: { origin: shop.origin, cookie: 'access-token=t; signed-in=1' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toMatch(/access-token=; Path=\/; Max-Age=0/)
  })
})
