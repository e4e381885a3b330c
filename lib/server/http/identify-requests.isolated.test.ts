import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { currentRequest, outsideRequest } from './current-request'
import { identifyRequests } from './identify-requests'
import { refuseEarly } from './refuse-early'

const GENERATED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const server = createServer(async ({ headers }, response) => {
  await setImmediate()
  const outside = outsideRequest(() => currentRequest()) ?? null
  response.end(JSON.stringify({ header: headers['x-request-id'], current: currentRequest(), outside }))
})
beforeAll(async () => {
  refuseEarly()
  identifyRequests()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  env.TRUSTED_PROXIES = 0
})

async function identified(headers: Record<string, string> = {}, path = '/') {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { id: response.headers.get('x-request-id'), body: await response.json() }
}

test('a request has one id: in its headers, in the response and for the code that serves it', async () => {
  const [one, two] = await Promise.all([identified(), identified()])
  for (const { id, body } of [one, two]) {
    expect(id).toMatch(GENERATED)
    expect(body).toEqual({
      header: id,
      current: { id, network: '127.0.0.1', userId: null },
      outside: null,
    })
  }
  expect(one.id).not.toBe(two.id)
})

test('the id of a client is not accepted', async () => {
  const { id, body } = await identified({ 'x-request-id': 'forged-by-a-client' })
  expect(id).toMatch(GENERATED)
  expect(body.header).toBe(id)
})

test('a trusted proxy names the request and the network, in a well-formed id only', async () => {
  env.TRUSTED_PROXIES = 1
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' }
  const { id, body } = await identified({ ...forwarded, 'x-request-id': '7f3a.B_c-0123' })
  expect(id).toBe('7f3a.B_c-0123')
  expect(body.current).toEqual({ id, network: '192.0.2.1', userId: null })
  for (const malformed of [
    'short',
    'x'.repeat(65),
    'with space 1',
    '<script>alert</script>',
    'one-of-two, two-of-two',
  ])
    expect((await identified({ ...forwarded, 'x-request-id': malformed })).id).toMatch(GENERATED)
})

test('a request that is refused early has an id', async () => {
  expect((await identified({}, '/_next/image?url=x')).id).toMatch(GENERATED)
})
