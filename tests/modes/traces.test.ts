// @module-tag thorough

import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '../fixtures/people'
import { type SentSpan, startTraceCollector } from '../fixtures/trace-collector'
import { type ShopProcess, startShop, visit } from './shop-process'

let shop: ShopProcess
let collector: Awaited<ReturnType<typeof startTraceCollector>>

beforeAll(async () => {
  collector = await startTraceCollector()
  shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' })
})
afterAll(async () => {
  await shop.stop()
  collector.close()
})

/** The first span of the request with an id, and all of its trace, once both have arrived. */
async function traceOf(id: string | null): Promise<{ first: SentSpan; trace: SentSpan[] }> {
  const firstOf = () => collector.spans().find(({ attributes }) => attributes['sunhop.request.id'] === id)
  await expect.poll(firstOf).toBeDefined()
  const first = firstOf() as SentSpan
  return { first, trace: collector.spans().filter(({ traceId }) => traceId === first.traceId) }
}

test('the trace of a request has its id, route and status, and its statements below it', async () => {
  const person = newPerson()
  const { headers, status } = await fetch(`${shop.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify(person),
  })
  expect(status).toBe(200)
  const { first, trace } = await traceOf(headers.get('x-request-id'))
  expect(first).toMatchObject({
    name: 'POST /api/auth/register',
    attributes: { 'http.route': '/api/auth/register', 'http.response.status_code': 200 },
  })
  const statements = trace.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.map(({ name }) => name)).toContain('SELECT users')
  const below = new Set(trace.map(({ spanId }) => spanId))
  expect(statements.filter(({ parentSpanId }) => !below.has(parentSpanId ?? ''))).toEqual([])
  expect(trace.map(({ name }) => name)).toContain('AppRouteRouteHandlers.runHandler')
  for (const secret of [person.email, person.phone, person.password, person.last_name])
    expect(collector.received()).not.toContain(secret)
})

test('a path with a token is a route in every span', async () => {
  const response = await visit(`${shop.origin}/th/order/a-token-of-an-order?key=a-key`)
  await response.text()
  const { first } = await traceOf(response.headers.get('x-request-id'))
  expect(first.name).toBe('GET /order/[token]')
  expect(collector.received()).not.toMatch(/a-token-of-an-order|a-key/)
})
