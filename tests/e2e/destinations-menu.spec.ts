import { type ShopProcess, startShop } from '../modes/shop-process'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { type FaultyHost, startFaultyHost } from '../simulators/faulty-host'
import { expect, test } from './fixtures/shop'
import { ready } from './fixtures/steps'

let bare: BareHost
let host: FaultyHost
let shop: ShopProcess

test.beforeAll(async () => {
  bare = await startBareHost({ envelope: 'result' })
  host = await startFaultyHost(bare.origin, /^\/api\/pd4\/areas/)
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
test.afterAll(async () => {
  await shop?.stop()
  await host?.stop()
  await bare?.stop()
})

test('[C3] destinations that a page lacks are pending while the menu fetches them in pages of ten', {
  tag: '@thorough',
}, async ({ page, t }) => {
  host.fault = 500
  await page.goto(`${shop.origin}/help`)
  await ready(page)
  host.fault = null
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route('**/api/pd4/areas?*', async (route) => {
    asked.push(new URL(route.request().url()).search)
    await held.promise
    await route.continue()
  })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: t('layout.client.destinations') }).click()
  const pending = banner.getByRole('status').filter({ hasText: t('layout.client.destinationsLoading') })
  await expect(pending).toBeVisible()
  held.resolve()
  for (const name of ['Bangkok', 'Koh Chang'])
    await expect(banner.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(pending).toHaveCount(0)
  expect(asked).toEqual(['?page=1&limit=10', '?page=2&limit=10'])
})
