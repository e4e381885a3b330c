import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { limitSlowBodies } from './slow-bodies'

const MOST_MS = 3_000
const MOST = 3
const MOST_BYTES = 400_000

const before = { ...env }

/** What reached the framework. */
const open: ServerResponse[] = []
const server = createServer((incoming, response) => {
  open.push(response)
  incoming.resume().on('end', () => response.end())
})

beforeAll(async () => {
  Object.assign(env, { TRUSTED_PROXIES: 1 })
  limitSlowBodies({ mostMs: MOST_MS, mostOfNetwork: MOST, mostBytes: MOST_BYTES })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  Object.assign(env, before)
  server.closeAllConnections()
  server.close()
})
afterEach(() => void open.splice(0))

/** Starts a body from this address, of which the caller sends the rest; with a length or without. */
function start(address: string, length: Record<string, string> = { 'content-length': '2000' }) {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': address, ...length }
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/x', headers, agent: false })
  const answer = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
    outgoing.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      response.resume()
    })
    outgoing.on('error', () => resolve({ status: 0, retryAfter: undefined }))
  })
  outgoing.write('x'.repeat(1_000))
  return { answer, finish: () => outgoing.end('x'.repeat(1_000)) }
}

test('a body that takes too long is ended, with a length and without', async () => {
  const since = performance.now()
  const bodies = [start('192.0.2.1'), start('192.0.2.1', { 'transfer-encoding': 'chunked' })]
  for (const { answer } of bodies) expect((await answer).status).toBe(408)
  expect(performance.now() - since).toBeGreaterThanOrEqual(MOST_MS)
})

test('a body that arrives may be answered later', async () => {
  const body = start('192.0.2.1')
  await expect.poll(() => open.length).toBe(1)
  const [response] = open
  const end = response?.end.bind(response)
  if (response) response.end = () => response
  body.finish()
  await new Promise((done) => setTimeout(done, 1.5 * MOST_MS))
  end?.()
  expect((await body.answer).status).toBe(200)
})

test('a network has few bodies in progress, and stops no other', async () => {
  const own = ['2001:db8::1', '2001:db8::2', '[2001:DB8::3]:443'].map((address) => start(address))
  await expect.poll(() => open.length).toBe(MOST)
  const refused = await start('2001:db8::4').answer
  expect(refused.status).toBe(503)
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  const other = start('192.0.2.1')
  other.finish()
  expect((await other.answer).status).toBe(200)
  for (const { finish } of own) finish()
  for (const { answer } of own) expect((await answer).status).toBe(200)
  const next = start('2001:db8::4')
  next.finish()
  expect((await next.answer).status).toBe(200)
})

test('the bodies of all networks together have a limit, which leaves room for small ones', async () => {
  const large = { 'content-length': '100000' }
  const held = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => start(address, large))
  await expect.poll(() => open.length).toBe(3)
  for (const length of [large, { 'transfer-encoding': 'chunked' }]) {
    const { status, retryAfter } = await start('192.0.2.4', length).answer
    expect([status, Number(retryAfter)]).toEqual([503, 5])
  }
  const small = start('192.0.2.5')
  small.finish()
  expect((await small.answer).status).toBe(200)
  for (const { answer } of held) expect((await answer).status).toBe(408)
  // What was held is free again.
  const next = start('192.0.2.6', large)
  await expect.poll(() => open.length).toBe(5)
  expect((await next.answer).status).toBe(408)
})
