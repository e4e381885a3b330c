import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passTileEncoding, STORED_ENCODING } from './tile-encoding'

const respond: RequestListener = (_, response) => {
  response.setHeader(STORED_ENCODING, 'gzip')
  response.end(gzipSync('tile'))
}
const server = createServer(respond)

beforeAll(async () => {
  passTileEncoding()
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => void server.close())

const get = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)

test('a tile has the encoding that its route names, other responses have none', async () => {
  const tile = await get('/map/tiles/x/0/0/0')
  expect([tile.headers.get('content-encoding'), await tile.text()]).toEqual(['gzip', 'tile'])
  expect(tile.headers.get(STORED_ENCODING)).toBeNull()
  expect((await get('/map/images/x')).headers.get('content-encoding')).toBeNull()
})
