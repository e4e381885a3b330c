import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneOf } from '../setup/thorough'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { type Fault, type FaultyHost, startFaultyHost } from '../simulators/faulty-host'
import { type ShopProcess, startShop, visit } from './shop-process'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PAGES = ['/products/boat', '/categories/transport', '/destination/phuket', '/products?q=boat']

let bare: BareHost
let host: FaultyHost
let shop: ShopProcess
const logged: string[] = []

beforeAll(async () => {
  bare = await startBareHost({ envelope: 'result' })
  host = await startFaultyHost(bare.origin)
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined }, (line) => logged.push(line))
  expect((await visit(`${shop.origin}/help`)).status).toBe(200)
})
afterAll(async () => {
  await shop.stop()
  await host.stop()
  await bare.stop()
})
beforeEach(() => {
  logged.length = 0
})

const REFUSED = ([401, 403, 410, 429] as const).map(
  (status) => [status, status, `The host says ${status}`] as const,
)
const FAILED = ([500, 502, 503] as const).map((status) => [status, status, 'Technical Error'] as const)
const BROKEN = (['silence', 'loop'] as const).map((fault) => [fault, 503, 'Technical Error'] as const)

test.each<readonly [Fault, number, string]>([...oneOf(REFUSED), ...oneOf(FAILED), ...oneOf(BROKEN)])(
  '[E1] [E2] a host that answers with %s makes a page of status %i',
  async (fault, status, text) => {
    host.fault = fault
    await Promise.all(
      PAGES.map(async (path) => {
        const response = await visit(shop.origin + path)
        const html = await response.text()
        expect([response.status, response.headers.has('retry-after')], path).toEqual([status, status === 503])
        expect(html, path).toContain('class="error-screen"')
        expect(html, path).toContain(text)
        const bot = await fetch(shop.origin + path, { headers: { 'user-agent': GOOGLE } })
        expect([bot.status, await bot.text()], path).toEqual([status, ''])
      }),
    )
    expect(logged.some((line) => line.includes(`${status} /products`))).toBe(true)
  },
)

test('[E1] the shop recovers with its host', async () => {
  host.fault = null
  for (const path of ['/categories/transport', '/destination/phuket', '/products?q=boat'])
    expect((await visit(shop.origin + path)).status, path).toBe(200)
  expect((await visit(`${shop.origin}/products/boat`)).status).toBe(404)
})

test('[E1] a page that is cached is served while the host does not respond', async () => {
  host.fault = 'silence'
  const since = performance.now()
  expect((await visit(`${shop.origin}/destination/phuket`)).status).toBe(200)
  expect(performance.now() - since).toBeLessThan(9_000)
})

test('[E2] a file of a host that is gone is an error with a code', async () => {
  await host.stop()
  const response = await fetch(`${shop.origin}/api/openapi.json`)
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  ])
})
