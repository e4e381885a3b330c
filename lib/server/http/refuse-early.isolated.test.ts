import { globSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { sendRaw } from '@/tests/fixtures/raw-http'
import { log } from './log'
import { refuseEarly } from './refuse-early'
import { readTargets } from './request-target'

const { recordSecurityEvent } = vi.hoisted(() => ({ recordSecurityEvent: vi.fn(async () => {}) }))
vi.mock('@/lib/server/security-log/record', () => ({ recordSecurityEvent }))

const handled: string[] = []
const server = createServer((incoming, response) => {
  handled.push(`${incoming.headers.host} ${incoming.url}`)
  response.end('the mailbox')
})

beforeAll(async () => {
  log.level = 'silent'
  readTargets()
  refuseEarly()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const before = { ...env }
afterEach(() => {
  Object.assign(env, before)
  handled.length = 0
  recordSecurityEvent.mockClear()
})

interface Response {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

function get(headers: Record<string, string>, path = '/test'): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
const statusAt = async (host: string, headers = {}) => (await get({ host, ...headers })).status

test('an expectation that the server does not meet is refused in the envelope', async () => {
  const { status, headers, text } = await get({ host: 'localhost', expect: 'foo' }, '/api/auth/login')
  expect([status, JSON.parse(text).code]).toEqual([417, 'EXPECTATION_FAILED'])
  expect(headers['content-type']).toContain('application/json')
  expect(handled).toEqual([])
  expect(await statusAt('localhost', { expect: '100-continue' })).toBe(200)
})

test('a name that an attacker lets lead to this machine reads nothing', async () => {
  const { status, headers, text } = await get({ host: 'rebound.example:3000', 'accept-language': 'th' })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("base-uri 'none'"),
  })
  expect([status, JSON.parse(text).code]).toEqual([421, 'HOST_NOT_SERVED'])
  expect(JSON.parse(text).message).toMatch(/[ก-ฮ]/)
  expect(text).not.toContain('mailbox')
  expect(handled).toEqual([])
  expect(recordSecurityEvent.mock.calls).toEqual([[{ kind: 'host', outcome: 'refused', detail: {} }]])
})

test('a storefront, which has no database, records no refused host', async () => {
  Object.assign(env, { API_ORIGIN: 'https://api.shop.example' })
  expect(await statusAt('rebound.example')).toBe(421)
  expect(recordSecurityEvent).not.toHaveBeenCalled()
})

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.5:3000', '10.1.2.3'])(
  'the shop responds at %s without any setting',
  async (host) => {
    expect(await statusAt(host)).toBe(200)
  },
)

test('the shop responds at the names of its settings only', async () => {
  Object.assign(env, {
    SITE_URL: 'https://shop.example/th',
    HOST: 'Desk.lan',
    SELF_ORIGIN: 'http://desk.internal:3000',
    ALLOWED_HOSTS: ['api.shop.example', '.preview.example'],
  })
  for (const host of [
    'shop.example',
    'shop.example:3000',
    'desk.lan:3000',
    'desk.internal:3000',
    'api.shop.example',
    'branch.preview.example',
    // A health check.
    '10.1.2.3:3000',
  ])
    expect(await statusAt(host), host).toBe(200)
  for (const host of ['www.shop.example', 'other.lan', 'preview.example', 'evil.example'])
    expect(await statusAt(host), host).toBe(421)
})

test.each(['evil.example', 'localhost'])(
  'a request with a second Host header is refused: %s',
  async (second) => {
    const { port } = server.address() as AddressInfo
    const headers: Array<[string, string]> = [['HOST', second]]
    const { status, body } = await sendRaw(port, {
      method: 'GET',
      path: '/test',
      headers,
      body: Buffer.alloc(0),
    })
    expect([status, JSON.parse(body).code]).toEqual([400, 'MALFORMED_URL'])
    expect(handled).toEqual([])
  },
)

test('the host that a trusted proxy has received counts as well', async () => {
  const through = (host: string) => statusAt('127.0.0.1:3000', { 'x-forwarded-host': host })
  Object.assign(env, { SITE_URL: 'https://shop.example' })
  expect(await through('evil.example')).toBe(200)
  Object.assign(env, { TRUSTED_PROXIES: 1 })
  expect(await through('evil.example')).toBe(421)
  expect(await through('shop.example')).toBe(200)
  expect(await statusAt('evil.example', { 'x-forwarded-host': 'shop.example' })).toBe(421)
})

test.each([
  '/_next/image?url=%2Ficon.svg',
  '/x/../_next/image?url=/a',
  '/x/%2E%2e/_next/image',
  '/_next/./image/',
])('the optimizer of the framework does not exist, however its path is written: %s', async (path) => {
  expect((await get({ host: 'localhost' }, path)).status).toBe(404)
  expect(handled).toEqual([])
})

test('a target in absolute form is the path on its own host, whatever the header says', async () => {
  const { status } = await get({ host: 'evil.example' }, 'http://localhost:3000/help?a=//b')
  expect([status, handled]).toEqual([200, ['localhost:3000 /help?a=//b']])
  expect((await get({ host: 'localhost' }, 'HTTP://localhost?a')).status).toBe(200)
  expect(handled.at(-1)).toBe('localhost /?a')
  for (const target of ['http://169.254.169.254.example/metrics', 'https://user@localhost/', 'http://%/'])
    expect((await get({ host: 'localhost' }, target)).status, target).toBe(421)
})

test.each(['*', '*/api', 'ftp://localhost/icon.svg'])('the target %s is refused', async (target) => {
  const { status, text } = await get({ host: 'localhost' }, target)
  expect([status, JSON.parse(text).code]).toEqual([400, 'MALFORMED_URL'])
  expect(handled).toEqual([])
})

test('an image that the shop does not make is refused before the framework sees the request', async () => {
  const at = async (path: string) => (await get({ host: 'localhost' }, path)).status
  for (const path of [
    '/img/w_321,f_webp/products/a/0',
    '/img/w_640,f_avif/site/help',
    '/img/w_640%2Cf_avif/site/help',
    '/img/w_1536,f_png/products/a/0',
    '/img/w_3072,f_webp/social/site/preview',
  ])
    expect(await at(path), path).toBe(404)
  expect(handled).toEqual([])
  for (const path of [
    '/img/w_640,f_webp/products/a/0',
    '/img/w_640%2Cf_webp/site/help',
    '/img/host/w_1/a.png',
  ])
    expect(await at(path), path).toBe(200)
})

test('a path that cannot be decoded is refused for every route with a parameter', async () => {
  const routes = globSync('app/**/route.ts').filter((file) => /^app\/[^[]+\[/.test(file))
  expect(routes.length).toBeGreaterThan(10)
  for (const route of routes) {
    const path = route.slice('app'.length, -'/route.ts'.length).replaceAll(/\[[^\]]+\]+/g, '%ED%A0%80')
    const { status } = await get({ host: 'localhost' }, path)
    expect(status, path).toBe(400)
  }
  expect(handled).toEqual([])
})
