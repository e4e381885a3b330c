import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LaunchedDatabase } from '@/lib/server/db/embedded/launch'
import { embeddedCopy } from '../fixtures/embedded-copy'
import { type DatabaseLink, startDatabaseLink } from '../simulators/database-link'
import { type ShopProcess, startShop, visit } from './shop-process'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PRODUCT = '/products/wat-arun-longtail-sunset'
const VISITED = ['/', '/help', '/products', PRODUCT, '/categories/transport', '/destination/phuket']
const SEARCHES = ['/products?q=boat', '/th/products?q=tour', '/zh-cn/products?price_min=100']
/** A product that changes before the outage: its page was rendered, and is to be rendered again. */
const CHANGED = 'nijo-castle-entry'
/** Pages that are not cached: of unknown names, of names that have just been checked, in another language, and out of date. */
const UNVISITED = [
  `/products/${CHANGED}`,
  '/products/no-such-thing',
  '/th/products/no-such-thing',
  '/th/destination/krabi',
  '/products?product_categories=CATEGORY_089',
  '/th/products?destination=phuket&sort=rating',
  '/categories/tours-experiences',
  `/th${PRODUCT}`,
  '/zh-cn',
  '/esim',
  '/about',
]

/** Its own: the start of another shop on the same database may make pages out of date. */
let copy: LaunchedDatabase | undefined
let link: DatabaseLink
let shop: ShopProcess
const logged: string[] = []

/** Makes the pages of the product out of date, and waits until they are. */
async function change(): Promise<void> {
  const cacheOf = async () =>
    (await visit(`${shop.origin}/zh-cn/products/${CHANGED}`)).headers.get('x-nextjs-cache')
  await vi.waitFor(async () => expect(await cacheOf()).toBe('HIT'), { timeout: 10_000, interval: 100 })
  const database = new Client({ connectionString: copy?.url })
  await database.connect()
  await database.query('INSERT INTO catalog_changes (tags) VALUES ($1)', [[`product:${CHANGED}`]])
  await database.end()
  await vi.waitFor(async () => expect(await cacheOf()).not.toBe('HIT'), { timeout: 10_000, interval: 100 })
}

beforeAll(async () => {
  copy = await embeddedCopy('seeded')
  if (!copy) throw new Error('TEST_TEMPLATES is not set: run the tests with npm test')
  link = await startDatabaseLink(copy.url)
  shop = await startShop({ DATABASE_URL: link.url }, (line) => logged.push(line))
  for (const path of [...VISITED, ...SEARCHES, `/products/${CHANGED}`])
    expect((await visit(shop.origin + path)).status, path).toBe(200)
  await change()
  link.cut()
})
afterAll(async () => {
  await shop.stop()
  await link.stop()
  await copy?.stop()
})

const asBot = (path: string) => fetch(shop.origin + path, { headers: { 'user-agent': GOOGLE } })

test('[E2] a bot gets 503 without a page, to come back later, and the outage is logged', async () => {
  for (const path of [...SEARCHES, ...UNVISITED]) {
    const response = await asBot(path)
    expect([response.status, await response.text()], path).toEqual([503, ''])
    expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
  }
  expect(logged.join('\n')).toMatch(/database unavailable/)
})

test('[E1] a visitor gets the error screen with 503', async () => {
  for (const path of [...SEARCHES, ...UNVISITED]) {
    const response = await visit(shop.origin + path)
    expect(response.status, path).toBe(503)
    expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(await response.text(), path).toContain('class="error-screen"')
  }
  const html = await (await visit(shop.origin + SEARCHES[0])).text()
  expect(html).toContain('Oops! Something Went Wrong.')
  expect(html).toContain('Technical Error')
})

test('[E1] the router gets 503 for a page that it would have to render', async () => {
  for (const path of [...SEARCHES, ...UNVISITED]) {
    const response = await fetch(shop.origin + path, { headers: { 'sec-fetch-dest': 'empty' } })
    expect(response.status, path).toBe(503)
  }
})

test('[E4] a page without data of the catalog is served', async () => {
  expect((await visit(`${shop.origin}/th/help`)).status).toBe(200)
})

test('[E2] pages that have been rendered are still served', async () => {
  for (const path of VISITED) {
    expect((await visit(shop.origin + path)).status, path).toBe(200)
    expect((await asBot(path)).status, path).toBe(200)
  }
})

test('[E1] a call fails with 503 as well', async () => {
  const response = await fetch(`${shop.origin}/api/catalog${PRODUCT}`)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ result: false, code: 'UNAVAILABLE' })
})

test('[E2] the process stays alive, and a proxy learns that it should get no requests', async () => {
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
  const response = await fetch(`${shop.origin}/readyz`)
  expect([response.status, await response.json()]).toEqual([503, { ready: false, reason: 'database' }])
})

test('[E2] everything works again once the database is back', async () => {
  link.restore()
  for (const path of SEARCHES) await expect.poll(async () => (await asBot(path)).status).toBe(200)
  expect((await visit(`${shop.origin}/products/no-such-thing`)).status).toBe(404)
  expect(logged.join('\n')).toMatch(/database available again/)
})

test('[E2] the log has the outage as a whole, not each of its requests', () => {
  expect(logged.filter((line) => line.includes('database unavailable'))).toHaveLength(1)
  // What was under way when the connections were lost; an error has several lines.
  const entries = logged.filter((line) => /^(?:⨯|\{)/.test(line))
  expect(entries.length).toBeLessThan(8)
})
