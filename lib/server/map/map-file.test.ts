import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MAP_COLORS } from '@/lib/map/colors'
import { tileAt } from '@/lib/map/projection'
import { STREETS_MAX_ZOOM, streetMap } from '@/tests/fixtures/street-map'
import { attributionOf } from './attribution'
import { drawMapImage } from './draw-map-image'
import { openMapFile } from './map-file'
import { BUNDLED_FILE } from './map-files'
import { readLayers } from './shapes'
import { tileContent } from './tile-content'

const BANGKOK = { latitude: 13.7563, longitude: 100.5018 }
const PHUKET = { latitude: 7.8804, longitude: 98.3923 }

const folder = mkdtempSync(join(tmpdir(), 'sunhop-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, content: Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

const streets = () =>
  openMapFile(written('streets.pmtiles', streetMap(BANGKOK, '&copy; <a href="x">OSM</a>')))

test('a map with streets says so, and names its tiles and who made it', async () => {
  const { source, version } = await streets()
  expect(source).toMatchObject({
    tiles: `/map/tiles/${version}/{z}/{x}/{y}`,
    minZoom: 0,
    maxZoom: STREETS_MAX_ZOOM,
    detail: 'streets',
    attribution: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  })
  expect(source.bounds[0]).toBeCloseTo(BANGKOK.longitude - 0.05)
})

test('a map covers the places of which it has a tile of the last level', async () => {
  const map = await streets()
  expect([await map.covers(BANGKOK), await map.covers(PHUKET)]).toEqual([true, false])
})

test('tiles are read where they are, compressed as they are stored', async () => {
  const map = await streets()
  const { x, y } = tileAt(BANGKOK, 14)
  const stored = await map.tile(14, x, y)
  expect(stored?.isCompressed).toBe(true)
  const layers = stored ? readLayers(await tileContent(stored)) : {}
  expect(Object.keys(layers).sort()).toEqual(['earth', 'landuse', 'places', 'roads'])
  expect(layers.places?.feature(0).properties).toMatchObject({ kind: 'locality', name: 'Harbor' })
  expect([await map.tile(14, 0, 0), await map.tile(15, x * 2, y * 2)]).toEqual([null, null])
})

test('another content is another version', async () => {
  const one = await streets()
  const other = await openMapFile(written('other.pmtiles', streetMap(PHUKET, undefined)))
  expect(other.version).not.toBe(one.version)
  expect(other.version).toMatch(/^[0-9a-f]{16}$/)
})

test.each([
  ['no map', Buffer.from('not a map at all'.repeat(40))],
  ['an empty file', Buffer.alloc(0)],
  ['images instead of vectors', streetMap(BANGKOK, '').fill(2, 99, 100)],
  ['an unknown compression', streetMap(BANGKOK, '').fill(4, 98, 99)],
  ['half of a map', streetMap(BANGKOK, '').subarray(0, 140)],
])('%s is refused', async (name, content) => {
  await expect(openMapFile(written(`${name}.pmtiles`, content))).rejects.toThrow()
})

test('a missing file is refused', async () => {
  await expect(openMapFile(join(folder, 'none'))).rejects.toThrow('ENOENT')
})

test.each([
  [undefined, '© OpenStreetMap contributors'],
  ['<a href="https://openstreetmap.org">&copy; OpenStreetMap</a>', '© OpenStreetMap contributors'],
  ['Natural Earth', 'Natural Earth'],
  ['<b>Land &amp; Sea</b>\n <script>x</script>', 'Land & Sea x'],
  ['x'.repeat(500), 'x'.repeat(120)],
  [{ text: 'x' }, '© OpenStreetMap contributors'],
])('of the attribution %j the text is shown', (stated, shown) => {
  expect(attributionOf(stated).text).toBe(shown)
})

/** Which ink a pixel of the image has. */
async function inkAt(svg: string, theme: 'light' | 'dark', left: number, top: number) {
  const pixel = { left, top, width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(Buffer.from(svg)).extract(pixel).removeAlpha().raw().toBuffer()
  const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return Object.entries(MAP_COLORS[theme]).find(([, color]) => color === hex)?.[0] ?? hex
}

test.each(['light', 'dark'] as const)('the overview is drawn around a place: %s', async (theme) => {
  const overview = await openMapFile(BUNDLED_FILE)
  const svg = await drawMapImage(overview, BANGKOK, theme)
  expect(svg).toContain('>Natural Earth</text>')
  // Bangkok, the Gulf of Thailand, the Andaman Sea.
  expect(await inkAt(svg, theme, 448, 110)).toBe('earth')
  expect(await inkAt(svg, theme, 448, 190)).toBe('water')
  expect(await inkAt(svg, theme, 250, 160)).toBe('water')
  expect(svg.length).toBeLessThan(40_000)
})

test('streets and parks are drawn around a place', async () => {
  const svg = await drawMapImage(await streets(), BANGKOK, 'light')
  expect(await inkAt(svg, 'light', 100, 72)).toBe('mainRoad')
  expect(await inkAt(svg, 'light', 470, 120)).toBe('park')
  expect(await inkAt(svg, 'light', 20, 230)).toBe('earth')
  expect(svg).toContain('© OpenStreetMap contributors')
})

test('an image at the date line has both sides', async () => {
  const svg = await drawMapImage(
    await openMapFile(BUNDLED_FILE),
    { latitude: -16.9, longitude: 180 },
    'light',
  )
  expect(await inkAt(svg, 'light', 10, 10)).toBe('water')
  expect(svg.match(/M/g)?.length).toBeGreaterThan(5)
})

test('the file that the shop brings along is small', () => {
  expect(readFileSync(BUNDLED_FILE).length).toBeLessThan(1_600_000)
})
