import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { limitSlowBodies } from './slow-bodies'

const MOST_MS = 4_000
const MOST = 3
const MOST_OPEN = 12
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
  limitSlowBodies({ mostMs: MOST_MS, mostOfNetwork: MOST, mostOpen: MOST_OPEN, mostBytes: MOST_BYTES })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  Object.assign(env, before)
  server.closeAllConnections()
  server.close()
})
afterEach(() => void open.splice(0))

/** Starts a body from this address, of which the caller sends the rest; with a length or without. */
function start(address: string, length: Record<string, string> = { 'content-length': '2000' }, sent = 1_000) {
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
  outgoing.write('x'.repeat(sent))
  return {
    answer,
    send: (bytes: number) => outgoing.write('x'.repeat(bytes)),
    finish: () => outgoing.end('x'.repeat(1_000)),
  }
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

const LARGE = { 'content-length': '200000' }
const BUSY = { status: 503, retryAfter: '5' }

/** Waits until so many bodies have reached the framework. */
const arrived = (count: number) => expect.poll(() => open.length, { timeout: 5_000 }).toBe(count)

async function isReceived(address: string): Promise<boolean> {
  const body = start(address)
  body.finish()
  return (await body.answer).status === 200
}

test('bodies count as much as has arrived, whatever length they state', async () => {
  const idle = Array.from({ length: 4 }, (_, n) => start(`192.0.2.${n}`, LARGE, 1))
  await arrived(4)
  expect(await isReceived('192.0.2.9')).toBe(true)
  const large = start('192.0.2.10', { 'content-length': '101000' }, 100_000)
  large.finish()
  expect((await large.answer).status).toBe(200)
  for (const { answer } of idle) expect((await answer).status).toBe(408)
})

test('the bodies of all networks have a limit; the network that holds most loses one, and small ones have room', async () => {
  const held = [start('192.0.2.1', LARGE, 90_000), start('192.0.2.1', LARGE, 90_000)]
  await arrived(2)
  const other = start('192.0.2.2', LARGE, 90_000)
  await arrived(3)
  other.send(50_000)
  expect(await held[0]?.answer).toEqual(BUSY)
  const next = start('192.0.2.3', LARGE, 90_000)
  expect(await other.answer).toEqual(BUSY)
  expect(await isReceived('192.0.2.4')).toBe(true)
  for (const { answer } of [...held.slice(1), next]) expect((await answer).status).toBe(408)
})

test('when too many bodies are open, the network with the most loses its oldest one for a newcomer', async () => {
  const idle = Array.from({ length: MOST_OPEN }, (_, n) => start(`192.0.2.${Math.floor(n / MOST)}`))
  await arrived(MOST_OPEN)
  expect(await isReceived('192.0.2.9')).toBe(true)
  expect(await idle[0]?.answer).toEqual(BUSY)
  for (const { finish } of idle.slice(1)) finish()
  for (const { answer } of idle.slice(1)) expect((await answer).status).toBe(200)
})

test('the networks of one site count together, and a slow body of many sites makes room for a newcomer', async () => {
  const ofOne = Array.from({ length: 2 }, (_, n) => start(`2001:db8:1:${n}::1`))
  await arrived(2)
  const ofMany = Array.from({ length: MOST_OPEN - 2 }, (_, n) => start(`192.0.2.${n}`))
  await arrived(MOST_OPEN)
  expect(await isReceived('2001:db8:2::1')).toBe(true)
  expect(await ofOne[0]?.answer).toEqual(BUSY)
  ofMany.push(start('192.0.2.20'))
  await arrived(MOST_OPEN + 2)
  expect((await start('192.0.2.21').answer).status).toBe(503)
  await new Promise((done) => setTimeout(done, 1_100))
  expect(await isReceived('192.0.2.21')).toBe(true)
  expect(await ofOne[1]?.answer).toEqual(BUSY)
  for (const { finish } of ofMany) finish()
  for (const { answer } of ofMany) expect((await answer).status).toBe(200)
})
