import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { mapImageResponse } from './image-response'
import { mapSourceResponse } from './source-response'
import { STORED_ENCODING } from './tile-encoding'
import { mapTileResponse, readTile } from './tile-response'

const BANGKOK = '13.75630,100.50180'

const request = (headers: Record<string, string> = {}) => new Request('http://shop.example/map', { headers })

async function sourceAt(position: string) {
  return (await mapSourceResponse(request(), position)).json() as Promise<{ tiles: string }>
}
const version = async () => (await sourceAt(BANGKOK)).tiles.split('/')[3] ?? ''

describe('the path of a tile', () => {
  test.each([
    ['0', '0', '0', { z: 0, x: 0, y: 0 }],
    ['6', '63', '0', { z: 6, x: 63, y: 0 }],
    ['0', '1', '0', null],
    ['6', '64', '0', null],
    ['23', '0', '0', null],
    ['-1', '0', '0', null],
    ['1.0', '0', '0', null],
    ['01', '0', '0', null],
    ['', '0', '0', null],
    ['1e0', '0', '0', null],
    ['6', '999999999999', '0', null],
    ['6', '__proto__', '0', null],
  ])('%s/%s/%s', (z, x, y, tile) => {
    expect(readTile({ z, x, y })).toEqual(tile)
  })
})

describe('a tile', () => {
  const tile = async (headers = {}, path = { z: '0', x: '0', y: '0' }) =>
    mapTileResponse(request(headers), { version: await version(), ...path })

  test('is sent as it is stored, or unpacked to clients without gzip', async () => {
    const packed = await tile({ 'accept-encoding': 'br, gzip' })
    expect(packed.headers.get(STORED_ENCODING)).toBe('gzip')
    const plain = await tile()
    expect(plain.headers.get(STORED_ENCODING)).toBeNull()
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    expect(gunzipSync(await packed.arrayBuffer())).toEqual(Buffer.from(await plain.arrayBuffer()))
  })

  test('is not sent again', async () => {
    const etag = (await tile()).headers.get('etag') ?? ''
    const again = await tile({ 'if-none-match': etag })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  })

  test('is 204 on the open sea, 404 beyond the last level, 410 of another version', async () => {
    const sea = await tile({}, { z: '6', x: '25', y: '50' })
    expect([sea.status, sea.headers.get('cache-control')]).toEqual([
      204,
      'public, max-age=31536000, immutable',
    ])
    const beyond = await tile({}, { z: '7', x: '0', y: '0' })
    const other = await mapTileResponse(request(), { version: '0'.repeat(16), z: '0', x: '0', y: '0' })
    for (const [response, status] of [
      [beyond, 404],
      [other, 410],
    ] as const)
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  })
})

test('an image has the theme and the position of its path', async () => {
  const light = await mapImageResponse(request(), 'light', BANGKOK)
  const dark = await mapImageResponse(request(), 'dark', BANGKOK)
  expect(light.headers.get('content-type')).toBe('image/svg+xml')
  expect(await light.text()).not.toBe(await dark.text())
  for (const [theme, position] of [
    ['blue', BANGKOK],
    ['light', '91,0'],
    ['constructor', BANGKOK],
  ] as const)
    expect((await mapImageResponse(request(), theme, position)).status).toBe(404)
})

test('an image is refused to a network that asks for too many at a time', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => mapImageResponse(request(), 'light', `10,${index}`))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})
