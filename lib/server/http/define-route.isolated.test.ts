import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '@/lib/contract/operation'
import { env } from '@/lib/env'
import { defineRoute } from './define-route'

vi.mock('@/lib/server/security-log/record', () => ({ recordSecurityEvent: async () => {} }))

const whereFrom = defineOperation({
  method: 'GET',
  path: '/api/where-from',
  summary: 'Returns the network of the visitor',
  response: z.object({ address: z.string() }),
})
const route = defineRoute(whereFrom, async (_, { address }) => ({ address }))

async function networkBehind(proxies: number, forwardedFor: string) {
  env.TRUSTED_PROXIES = proxies
  const request = new Request('http://localhost/api/where-from', {
    headers: { 'x-forwarded-for': forwardedFor },
  })
  return (await (await route(request, { params: Promise.resolve({}) })).json()).address
}
afterEach(() => {
  env.TRUSTED_PROXIES = 0
})

test('a visitor with a whole IPv6 network has one address, behind any number of proxies', async () => {
  expect(await networkBehind(0, '2001:db8:1:2::3')).toBe('2001:db8:1:2::')
  expect(await networkBehind(0, '2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::')
  expect(await networkBehind(1, '192.0.2.1, [2001:db8:1:2::4]:443')).toBe('2001:db8:1:2::')
  expect(await networkBehind(2, '192.0.2.1, 2001:db8:1:2::5, 198.51.100.1')).toBe('2001:db8:1:2::')
})

test('an IPv4 address is the same with a port and mapped to IPv6', async () => {
  for (const written of ['192.0.2.1', '192.0.2.1:4711', '::ffff:192.0.2.1'])
    expect(await networkBehind(1, `203.0.113.5, ${written}`)).toBe('192.0.2.1')
})

const ORIGIN = 'http://localhost'
const change = defineOperation({
  method: 'POST',
  path: '/api/things/{id}',
  summary: 'Changes a thing',
  params: z.object({ id: z.string() }),
  query: z.object({ part: z.string() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string(), owner: z.object({ id: z.string() }) }),
})

/** Sends a change; returns what the handler received, and the response. */
async function send(search: string, body: string, headers: Record<string, string> = {}) {
  const received: unknown[] = []
  const row = { name: 'Tower', owner: { id: '1', password_hash: 'x' }, cost: 7 }
  const serve = defineRoute(change, async ({ params, query, body }) => {
    received.push({ params, query, body })
    return row
  })
  const request = new Request(`${ORIGIN}/api/things/1${search}`, {
    method: 'POST',
    body,
    headers: { origin: ORIGIN, host: 'localhost', ...headers },
  })
  const response = await serve(request, { params: Promise.resolve({ id: '1' }) })
  return { received, response, json: await response.json() }
}

test('a response has the fields of its schema alone, as JSON that no cache stores', async () => {
  const { response, json } = await send('?part=top', '{"name":"Tower"}')
  expect(json).toEqual({ name: 'Tower', owner: { id: '1' } })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('path, query and body are read apart, and of a repeated parameter one value', async () => {
  const body = '{"name":"Tower","id":"2","part":"end","owner":"mine"}'
  const { received } = await send('?part=top&part=base&id=3&name=Gate', body)
  expect(received).toEqual([{ params: { id: '1' }, query: { part: 'base' }, body: { name: 'Tower' } }])
  const missing = await send('?part=top&name=Gate', '{}')
  expect([missing.received, missing.response.status]).toEqual([[], 422])
})

test('a change of another origin is refused, whatever the type of its body', async () => {
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { origin: 'https://evil.example', 'content-type': type }
    const { received, response, json } = await send('?part=top', '{"name":"Tower"}', headers)
    expect([received, response.status, json.code], type).toEqual([[], 403, 'CROSS_ORIGIN'])
  }
})
