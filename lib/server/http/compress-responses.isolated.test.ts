import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLateScripts } from '@/lib/navigation/late-scripts'
import { compressResponses } from './compress-responses'

const REST = '<p>สวัสดี</p>'.repeat(200)
const LOADER = `<script>${startLateScripts('f')}</script>`
const row = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`
const PAGE = `<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>${LOADER}<script src="/_next/static/a.js" async=""></script>${REST}${row('a')}${row('b')}`
const SENT = `<style data-precedence="next">a{color:red}</style><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next" disabled=""/>${LOADER}<script type="text/plain" data-src="/_next/static/a.js"></script>${REST}${row('ab')}`
const DATA = JSON.stringify(Array(500).fill('price'))

const server = createServer(({ url, method }, response) => {
  if (url === '/data') {
    response.setHeader('content-type', 'application/json')
    response.end(DATA)
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (url === '/streamed') {
    response.write(PAGE)
    response.end('<p>end</p>')
    return
  }
  response.setHeader('etag', '"a"')
  response.setHeader('content-length', Buffer.byteLength(PAGE))
  if (url === '/not-modified') response.removeHeader('content-length')
  if (url === '/not-modified') response.statusCode = 304
  response.end(method === 'HEAD' || url === '/not-modified' ? undefined : PAGE)
})

beforeAll(async () => {
  compressResponses(new Map([['/_next/static/a.css', 'a{color:red}']]))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => void server.close())

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync }

async function get(path: string, encoding = '', method = 'GET') {
  const { port } = server.address() as AddressInfo
  const headers = { 'accept-encoding': encoding }
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(),
  )
  const bytes = Buffer.concat(await Array.fromAsync(response))
  const used = response.headers['content-encoding']
  const text = used ? DECODE[used as keyof typeof DECODE](bytes).toString() : bytes.toString()
  return { status: response.statusCode, headers: response.headers, bytes, text }
}

test.each(['br', 'gzip', undefined] as const)(
  'a whole page is sent as %s, with its styles and with scripts that start late',
  async (encoding) => {
    for (const { headers, bytes, text } of [await get('/page', encoding), await get('/page', encoding)]) {
      expect(text).toBe(SENT)
      expect(headers).toMatchObject({
        etag: 'W/"a"',
        vary: 'Accept-Encoding',
        'content-length': String(bytes.length),
      })
      expect(headers['content-encoding']).toBe(encoding)
    }
  },
)

test('a streamed page and data are compressed as they are sent', async () => {
  for (const [path, text] of [
    ['/streamed', `${PAGE}<p>end</p>`],
    ['/data', DATA],
  ] as const)
    expect(await get(path, 'gzip, br')).toMatchObject({ text, headers: { 'content-encoding': 'br' } })
})

test('a response without a body has none', async () => {
  const { headers, bytes } = await get('/page', 'br', 'HEAD')
  expect([headers['content-length'], bytes.length]).toEqual([undefined, 0])
  expect(await get('/not-modified', 'br')).toMatchObject({ status: 304, text: '' })
})
