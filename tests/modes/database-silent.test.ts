import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseLink, startDatabaseLink } from '../simulators/database-link'
import { type ShopProcess, startShop, visit } from './shop-process'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const VISITED = ['/', '/products/wat-arun-longtail-sunset']
const UNVISITED = ['/products?q=boat', '/products?product_categories=CATEGORY_089', '/products/no-such-thing']
/** Not even the menu has been read in this language. */
const OTHER_LANGUAGE = ['/th/products/no-such-thing', '/th']
/** More than the pool has connections. */
const ROUNDS = [1, 2, 3, 4]
const SECONDS = 1_000

let link: DatabaseLink
let shop: ShopProcess

beforeAll(async () => {
  link = await startDatabaseLink(process.env.TEST_DATABASE_URL ?? '')
  shop = await startShop({ DATABASE_URL: link.url })
  for (const path of VISITED) expect((await visit(shop.origin + path)).status, path).toBe(200)
  link.silence()
})
afterAll(async () => {
  await shop.stop()
  await link.stop()
})

test('[E1] [E2] pages answer 503 in seconds while the database accepts connections and does not answer', async () => {
  const since = performance.now()
  const requests = ROUNDS.flatMap(() => UNVISITED).map(async (path, index) => {
    const headers = { 'user-agent': index % 2 ? GOOGLE : 'Mozilla/5.0' }
    const response = await fetch(shop.origin + path, { headers })
    expect([response.status, response.headers.has('retry-after')], path).toEqual([503, true])
    expect((await response.text()).includes('class="error-screen"'), path).toBe(index % 2 === 0)
  })
  await Promise.all(requests)
  expect(performance.now() - since).toBeLessThan(6 * SECONDS)
})

test('[E1] [E2] the error screen waits only seconds for a menu that has never been read', async () => {
  const since = performance.now()
  await Promise.all(
    OTHER_LANGUAGE.map(async (path) => {
      const response = await visit(shop.origin + path)
      expect([response.status, response.headers.has('retry-after')], path).toEqual([503, true])
      expect(await response.text(), path).toContain('class="error-screen"')
    }),
  )
  expect(performance.now() - since).toBeLessThan(6 * SECONDS)
})

test('[E1] pages that have been rendered are still served, and account pages show their frame', async () => {
  for (const path of VISITED) expect((await visit(shop.origin + path)).status, path).toBe(200)
  const cookie = `access-token=${'x'.repeat(43)}`
  expect((await visit(`${shop.origin}/profile/orders`, cookie)).status).toBe(200)
})

test('[E1] a call fails with 503 at once', async () => {
  const since = performance.now()
  const response = await fetch(`${shop.origin}/api/catalog/products?q=boat`)
  expect(response.status).toBe(503)
  expect(response.headers.has('retry-after')).toBe(true)
  expect(performance.now() - since).toBeLessThan(3 * SECONDS)
})

test('[E2] everything works again once the database answers', async () => {
  link.restore()
  for (const path of ['/products?q=boat', '/products?product_categories=CATEGORY_089'])
    await expect.poll(async () => (await visit(shop.origin + path)).status).toBe(200)
})
