import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MapSource } from '@/lib/map/addresses'
import { writePosition } from '@/lib/map/position'
import { tileAt } from '@/lib/map/projection'
import { streetMap } from '../fixtures/street-map'
import { type ShopProcess, startShop, visit } from './shop-process'

const BANGKOK = { latitude: 13.7563, longitude: 100.5018 }
const PARIS = { latitude: 48.8566, longitude: 2.3522 }

const folder = mkdtempSync(join(tmpdir(), 'sunhop-map-file-'))
let shop: ShopProcess

const sourceOf = async (position: typeof BANGKOK) =>
  (await (await visit(`${shop.origin}/map/sources/${writePosition(position)}`)).json()) as MapSource

beforeAll(async () => {
  const map = streetMap(BANGKOK, '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>')
  const file = join(folder, 'streets.pmtiles')
  writeFileSync(file, map)
  shop = await startShop({ MAP_FILE: file })
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

test("the operator's map is shown where it has the place, the overview elsewhere", async () => {
  const streets = await sourceOf(BANGKOK)
  expect(streets).toMatchObject({
    detail: 'streets',
    maxZoom: 14,
    attribution: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  })
  const { x, y } = tileAt(BANGKOK, 14)
  const path = streets.tiles.replace('{z}', '14').replace('{x}', `${x}`).replace('{y}', `${y}`)
  const tile = await visit(shop.origin + path)
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
  const image = await visit(`${shop.origin}/map/images/light/${writePosition(BANGKOK)}`)
  expect(await image.text()).toContain('© OpenStreetMap contributors')

  expect(await sourceOf(PARIS)).toMatchObject({ detail: 'overview' })
})
