// @module-tag thorough

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { callsInTurn, type SlowHost, startSlowHost } from '../simulators/slow-host'
import { type ShopProcess, startShop, visit } from './shop-process'

const DELAY_MS = 3_000

let bare: BareHost
let host: SlowHost
let shop: ShopProcess

beforeAll(async () => {
  bare = await startBareHost({ envelope: 'none' })
  host = await startSlowHost(bare.origin)
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
  host.delayMs = DELAY_MS
})
afterAll(async () => {
  await shop.stop()
  await host.stop()
  await bare.stop()
})

test.each(['/destination/phuket', '/th/destination/krabi', '/'])(
  '[E1] [X16] a page of a host that takes three seconds waits for it twice: %s',
  async (path) => {
    host.calls.length = 0
    const response = await visit(shop.origin + path)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Koh Chang')])
    const waits = callsInTurn(host.calls).map((call) => call.path)
    expect(waits.length, waits.join(' > ')).toBeLessThan(3)
  },
)

test.each(['/sitemap.xml', '/sitemaps/destination-1.en.xml'])('[X16] crawlers wait for %s', async (path) => {
  expect((await visit(shop.origin + path)).status).toBe(200)
})

test('[A6] [G2] a token that is refused after three seconds is cleared with the form of sign-in', async () => {
  for (const path of ['/sign-in', '/th/sign-up']) {
    const response = await visit(shop.origin + path, 'access-token=refused; signed-in=000000000000')
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    expect([response.status, set]).toEqual([200, expect.arrayContaining(['access-token=', 'signed-in='])])
  }
})

test('[A6] without a guard the page opens at once, and its own call clears the token', async () => {
  const cookie = 'access-token=refused; signed-in=000000000000'
  await visit(`${shop.origin}/help`)
  const page = await visit(`${shop.origin}/help`, cookie)
  expect([page.status, page.headers.getSetCookie().join()]).toEqual([
    200,
    expect.not.stringContaining('access-token=;'),
  ])
  const profile = await visit(`${shop.origin}/api/auth/profile`, cookie)
  expect(await profile.json()).toMatchObject({ data: { user: null } })
  expect(profile.headers.getSetCookie().join()).toContain('access-token=;')
})
