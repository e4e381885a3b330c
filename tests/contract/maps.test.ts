import { expect, test } from 'vitest'
import type { MapSource } from '@/lib/map/addresses'
import { baseUrl } from '../fixtures/http'

const BANGKOK = '13.75630,100.50180'

const get = (path: string, headers: Record<string, string> = {}) => fetch(baseUrl() + path, { headers })

async function source(): Promise<MapSource> {
  return (await (await get(`/map/sources/${BANGKOK}`)).json()) as MapSource
}
const tilePath = async (z: number, x: number, y: number) =>
  (await source()).tiles.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)

test('the map around a place is described: an overview, which says so, with tiles of the shop itself', async () => {
  const response = await get(`/map/sources/${BANGKOK}`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toMatchObject({
    tiles: expect.stringMatching(/^\/map\/tiles\/[0-9a-f]{16}\/\{z\}\/\{x\}\/\{y\}$/),
    detail: 'overview',
    attribution: { text: 'Natural Earth', url: null },
  })
})

test('a tile is cached for good, and not sent again to a client that has it', async () => {
  const path = await tilePath(6, 49, 29)
  const { status, headers } = await get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-encoding')).toBe('gzip')
  const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('a tile is whole whatever range is asked for, and unpacked for a client without compression', async () => {
  const path = await tilePath(0, 0, 0)
  const whole = Buffer.from(await (await get(path)).arrayBuffer())
  const part = await get(path, { range: 'bytes=0-9', 'accept-encoding': 'gzip' })
  expect([part.status, Buffer.from(await part.arrayBuffer()).length]).toEqual([200, whole.length])
  const plain = await get(path, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(whole)
})

test('the open sea is empty', async () => {
  const { status, headers } = await get(await tilePath(6, 25, 50))
  expect([status, headers.get('cache-control')]).toEqual([204, 'public, max-age=31536000, immutable'])
})

test('the image of a place is small, in both themes, and may do nothing', async () => {
  for (const theme of ['light', 'dark']) {
    const { status, headers } = await get(`/map/images/${theme}/${BANGKOK}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/)
    expect(headers.get('cache-control')).toContain('max-age=86400')
  }
})

test.each([
  '/map',
  '/map/',
  '/map/sources/',
  '/map/sources/13.75',
  '/map/sources/99,999',
  '/map/sources/%00,1',
  '/map/sources/..%2f..%2fetc%2fpasswd',
  '/map/images/light/',
  '/map/images/blue/13.75,100.5',
  '/map/images/light/1e5,1',
  '/map/tiles/x/99999999999999999999/0/0',
  '/map/tiles/x/-1/0/0',
  '/map/tiles/x/0/0',
])('%s is 404', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test.each([
  [7, 0, 0],
  [6, 64, 0],
  [3, 0, 8],
])('the map has no tile %d/%d/%d', async (z, x, y) => {
  const { status, headers } = await get(await tilePath(z, x, y))
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test.each(['0000000000000000', '__proto__', 'x'.repeat(500)])(
  'a map of another version is gone: %.20s',
  async (version) => {
    const { status, headers } = await get(`/map/tiles/${version}/0/0/0`)
    expect([status, headers.get('cache-control')]).toEqual([410, 'no-store'])
  },
)
