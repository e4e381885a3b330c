import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { identifyRequests } from '@/lib/server/http/identify-requests'
import { log } from '@/lib/server/http/log'
import { startTraceCollector } from '@/tests/fixtures/trace-collector'
import { describeQuery, observeQueries } from './observe-queries'
import { inSpan, setSpans } from './spans'
import { startTraces } from './start-traces'

const listen = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const query = vi.fn((...args: unknown[]) => {
  const done = args.at(-1)
  if (typeof done !== 'function') return Promise.reject(Object.assign(new Error('secret'), { code: '23505' }))
  ;(done as (error: unknown) => void)(null)
})
const client = { query } as unknown as PoolClient
const gateway = createServer((_, response) => response.writeHead(402).end())
const shop = createServer(async (_, response) => {
  client.query('select "email" from "users" where "email" = $1', ['secret@example.com'], () => undefined)
  await client.query('update users set name = $1', ['secret']).catch(() => undefined)
  await (await fetch(`${gatewayOrigin}/secret?key=secret`)).text()
  response.end('page')
})
let gatewayOrigin = ''
let origin = ''
let collector: Awaited<ReturnType<typeof startTraceCollector>>
let flush: () => Promise<void>

beforeAll(async () => {
  collector = await startTraceCollector()
  gatewayOrigin = await listen(gateway)
  identifyRequests()
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200')
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50')
  flush = startTraces(collector.endpoint)
  observeQueries(client)
  origin = await listen(shop)
})
afterAll(() => {
  for (const server of [gateway, shop]) {
    server.closeAllConnections()
    server.close()
  }
})

test('a request, its statements and its calls of other hosts are one trace without what was sent', async () => {
  const response = await fetch(`${origin}/order/secret?key=secret`, {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  })
  await response.text()
  const id = response.headers.get('x-request-id')
  await vi.waitFor(async () => {
    await flush()
    expect(collector.spans().map(({ name }) => name)).toContain('GET /order/[token]')
  })
  const first = collector.spans().find(({ attributes }) => attributes['sunhop.request.id'] === id)
  expect(first).toMatchObject({
    name: 'GET /order/[token]',
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
  })
  expect([first?.parentSpanId || undefined, first?.traceId]).not.toContain('a'.repeat(32))
  const below = collector.spans().filter(({ parentSpanId }) => parentSpanId === first?.spanId)
  expect(below.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['SELECT users', undefined],
    ['UPDATE users', '23505'],
    ['GET 127.0.0.1', undefined],
  ])
  expect(below[2]?.attributes['http.response.status_code']).toBe(402)
  expect(collector.received()).not.toContain('secret')
})

test('statements of no span are not recorded, and work may have a span of its own', async () => {
  const before = collector.spans().length
  await client.query('select 1').catch(() => undefined)
  await inSpan('outbox mail', { 'sunhop.outbox.id': '1' }, async () => 'sent')
  await expect(inSpan('outbox sms', {}, () => Promise.reject(new TypeError('secret')))).rejects.toThrow(
    'secret',
  )
  await flush()
  expect(
    collector
      .spans()
      .slice(before)
      // The collector is a server of this process as well.
      .filter(({ name }) => name !== 'POST other')
      .map(({ name, attributes }) => [name, attributes['error.type']]),
  ).toEqual([
    ['outbox mail', undefined],
    ['outbox sms', 'TypeError'],
  ])
})

test('a collector that cannot be reached is reported once', async () => {
  collector.close()
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  await inSpan('outbox mail', {}, async () => undefined)
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 10_000 })
  await inSpan('outbox mail', {}, async () => undefined)
  await sleep(1_000)
  expect(warned.mock.calls).toEqual([[{ reason: expect.any(String) }, 'traces cannot be sent']])
})

test('without traces, work and statements run as they are', async () => {
  setSpans(undefined)
  expect(await inSpan('outbox mail', {}, async () => 'sent')).toBe('sent')
  const plain = { query } as unknown as PoolClient
  observeQueries(plain)
  expect(plain.query).toBe(query)
})

test.each([
  ['select 1', 'SELECT'],
  ['insert into "orders" ("id") values ($1)', 'INSERT orders'],
  ['  BEGIN', 'BEGIN'],
  ['with due as (select id from outbox) update outbox set x = 1', 'WITH outbox'],
])('%s is named %s', (statement, name) => {
  expect(describeQuery(statement).name).toBe(name)
})
