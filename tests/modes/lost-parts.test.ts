import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writePosition } from '@/lib/map/position'
import { streetMap } from '../fixtures/street-map'
import { type ShopProcess, startShop, visit } from './shop-process'

/** Makes the Thai messages of the build unreadable for the server's process. */
const LOSE_THAI = `
const { _extensions } = require('node:module')
const load = _extensions['.js']
_extensions['.js'] = (module, file) => {
  if (/messages_th_json/.test(file)) throw new Error('unreadable: ' + file)
  return load(module, file)
}
`

const BANGKOK = { latitude: 13.7563, longitude: 100.5018 }

let shop: ShopProcess
const logged: string[] = []

beforeAll(async () => {
  const file = join(process.cwd(), '.data', 'lose-thai.cjs')
  writeFileSync(file, LOSE_THAI)
  vi.stubEnv('NODE_OPTIONS', `--require ${file}`)
  const map = join(process.cwd(), '.data', 'broken.pmtiles')
  writeFileSync(map, streetMap(BANGKOK, '© OpenStreetMap').subarray(0, 200))
  shop = await startShop({ ICON_SERVICES: 'http://127.0.0.1:1', MAP_FILE: map }, (line) => logged.push(line))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.stop()
})

test('[E7] messages that fail to load are logged, and pages show their keys', async () => {
  for (const path of [
    '/th',
    '/th/products',
    '/th/products/wat-arun-longtail-sunset',
    '/th/help',
    '/th/sign-in',
  ]) {
    const response = await visit(shop.origin + path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    expect(html, path).toContain('lang="th"')
    expect(html, path).not.toContain('class="error-screen"')
    expect(html, path).toContain('layout.skip')
  }
  expect(
    logged.filter((line) => line.includes("messages of 'th' could not be loaded")).length,
  ).toBeGreaterThan(0)
})

test('[E7] other languages and the API are not affected', async () => {
  expect(await (await visit(`${shop.origin}/zh-cn/help`)).text()).not.toContain('layout.skip')
  const response = await fetch(`${shop.origin}/api/catalog/products/no-such-thing`, {
    headers: { 'accept-language': 'th' },
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ message: 'errors.PRODUCT_NOT_FOUND' })
})

test('[C7] [E9] a failed icon is not cached', async () => {
  for (const [address, status] of [
    ['mdi.svg?icons=train', 504],
    ['ph.svg?icons=no-such-icon', 404],
  ] as const) {
    const { status: given, headers } = await visit(`${shop.origin}/icons/${address}`)
    expect([given, headers.get('cache-control')], address).toEqual([status, 'no-store'])
  }
  expect(logged.some((line) => line.includes('icons of mdi could not be fetched'))).toBe(true)
})

test('a map that cannot be read is logged, and the overview stays', async () => {
  const source = await visit(`${shop.origin}/map/sources/${writePosition(BANGKOK)}`)
  expect(await source.json()).toMatchObject({ detail: 'overview' })
  expect(logged.filter((line) => line.includes('MAP_FILE cannot be used')).length).toBeGreaterThan(0)
})
