// @module-tag thorough

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { type FaultyHost, startFaultyHost } from '../simulators/faulty-host'
import { type ShopProcess, startShop, target, visit } from './shop-process'

let bare: BareHost
let host: FaultyHost
let shop: ShopProcess

beforeAll(async () => {
  bare = await startBareHost({ envelope: 'result' })
  host = await startFaultyHost(bare.origin, /partner-info|languages/)
  host.fault = 500
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
afterAll(async () => {
  await shop.stop()
  await host.stop()
  await bare.stop()
})

/** What the page of a path stores. */
const stored = async (path: string, cookie = ''): Promise<string[]> => {
  const response = await visit(shop.origin + path, cookie)
  expect([200, 307], path).toContain(response.status)
  return response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
}

test('[S4] [X15] without the partner’s settings a page has a currency, and stores none', async () => {
  expect(await stored('/help')).toEqual([])
  expect(await stored('/help', 'currency=none')).toEqual([])
  expect(await stored('/help', 'currency=EUR')).toEqual([])
})

test('[S3] [X13] without the list of languages the stored language stays', async () => {
  expect(target(await visit(`${shop.origin}/`, 'locale=th'))).toBe('/th')
  expect((await stored('/th/help', 'locale=th')).join()).not.toContain('locale=')
  expect(await stored('/', 'locale=th')).toEqual(['locale=th'])
})

test('[S4] [X15] the partner’s currency is stored once the settings can be read', async () => {
  host.fault = null
  expect(await stored('/help')).toEqual([expect.stringMatching(/^currency=[A-Z]{3}$/)])
})
