import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeRequests } from './describe-request'

const server = createServer(({ headers, url }, response) => {
  response.end(JSON.stringify([headers['x-typed-path'] ?? null, headers['x-router-request'] ?? null, url]))
})

beforeAll(async () => {
  describeRequests()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a path byte by byte, as no URL parser would. */
function described(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { port } = server.address() as AddressInfo
  request({ port, host: '127.0.0.1', path, headers }, (response) => {
    let body = ''
    response.on('data', (part) => {
      body += part
    })
    response.on('end', () => resolve(JSON.parse(body)))
  }).end()
  return promise
}

test.each([
  '/products/x?flag',
  '/products/x?flag=',
  '/categories/a%20b?q=a+b&q=%E0%B9%84&&x',
  '/products/x?',
])('[E1] a page gets its path as it was typed: %s', async (path) => {
  expect(await described(path, { 'x-typed-path': '/forged', 'x-router-request': '1' })).toMatchObject([
    path,
    null,
    path,
  ])
})

test('[E1] [G4] a request of the router is marked, and its path has no parameter of the router', async () => {
  expect(await described('/products/x?flag&_rsc=1a', { rsc: '1' })).toMatchObject([
    '/products/x?flag',
    '1',
    '/products/x?flag&_rsc=1a',
  ])
  expect(await described('/products/x?_rsc=1a', { rsc: '1' })).toMatchObject([
    '/products/x',
    '1',
    '/products/x?_rsc=1a',
  ])
})

test.each([
  ['/TH//Products?q=a//b', '/TH/Products?q=a//b'],
  ['//help', '/help'],
  ['/th\\\\help', '/th/help'],
  ['/img//w_1/x', '/img//w_1/x'],
  ['//api/orders', '//api/orders'],
])(
  '[N3] Next gets the page %s without repeated slashes, the middleware as it was typed',
  async (typed, url) => {
    expect(await described(typed)).toEqual([typed, null, url])
  },
)

test('a call of the API has no such headers', async () => {
  expect(await described('/api/pd4/areas?page', { 'x-typed-path': '/forged', rsc: '1' })).toEqual([
    null,
    null,
    '/api/pd4/areas?page',
  ])
})
