import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressAssets } from './compress-assets'
import { type Assets, readAssets, respondWithAsset } from './serve-assets'

const SCRIPT = `${'export const price = 1\n'.repeat(200)}`
const build = mkdtempSync(join(tmpdir(), 'assets-'))
let assets: Assets
const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
  if (!respondWithAsset(assets, incoming, response)) response.writeHead(418).end()
})

beforeAll(async () => {
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/a.js'), SCRIPT)
  writeFileSync(join(build, 'static/chunks/a.css'), 'a{color:red}')
  writeFileSync(join(build, 'static/chunks/font.woff2'), 'font')
  compressAssets(build)
  // Added by a later build.
  writeFileSync(join(build, 'static/chunks/later.js'), SCRIPT)
  assets = readAssets(build)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => {
  server.close()
  rmSync(build, { recursive: true })
})

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, method, headers }, resolve).on('error', reject).end(),
  )
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

describe('assets', () => {
  test('are served as small as the client can read', async () => {
    const path = '/_next/static/chunks/a.js?dpl=1'
    const brotli = await send(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(brotli).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
    const gzip = await send(path, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
    expect(gzip.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    })
    expect(
      (await send('/_next/static/chunks/a.css', { 'accept-encoding': 'br' })).headers['content-type'],
    ).toBe('text/css; charset=UTF-8')
  })

  test('are not sent again to a client that has them, nor after HEAD', async () => {
    const path = '/_next/static/chunks/a.js'
    const { headers } = await send(path, { 'accept-encoding': 'br' }, 'HEAD')
    const again = await send(path, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test.each([
    ['a client without compression', '/_next/static/chunks/a.js', {}, 'GET'],
    ['another method', '/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'POST'],
    ['a font', '/_next/static/chunks/font.woff2', { 'accept-encoding': 'br' }, 'GET'],
    ['a file of a later build', '/_next/static/chunks/later.js', { 'accept-encoding': 'br' }, 'GET'],
    ['another path', '/_next/static/chunks/constructor', { 'accept-encoding': 'br' }, 'GET'],
  ])('leave %s to the framework', async (_, path, headers, method) => {
    expect((await send(path, headers, method)).status).toBe(418)
  })
})
