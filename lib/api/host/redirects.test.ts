import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { jsonCallAt } from '../method-not-allowed'
import { proxyToHost } from './proxy'

let redirect: { status: number; location: string }
let received: string[] = []

/** A host that redirects every call to another address, which answers. */
const host = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push(`${request.method} ${request.url} ${body}`)
  if (request.url?.endsWith('/'))
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":"abc"}')
  response.writeHead(redirect.status, { location: redirect.location }).end('<h1>Moved</h1>')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => host.close(resolve)))
beforeEach(() => {
  received = []
})
afterEach(() => void vi.restoreAllMocks())

function call(path: string, to = origin): Promise<Response> {
  const operation = jsonCallAt('POST', path)
  if (!operation) throw new Error(`no JSON call: ${path}`)
  const headers = {
    'content-type': 'application/json',
    host: 'shop.example',
    origin: 'http://shop.example',
    'accept-language': 'th',
  }
  const request = new Request(`http://shop.example${path}`, { method: 'POST', body: '{"a":1}', headers })
  return proxyToHost(request, operation, to)
}

async function post(path: string) {
  const response = await call(path)
  expect(response.headers.get('location')).toBeNull()
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test.each([
  [302, '/home'],
  [303, 'https://elsewhere.example/'],
  [307, 'https://elsewhere.example/api/auth/login'],
  [301, '/api/auth/login'],
  [308, 'http://'],
])('[E3] [X2] [X16] a sign-in that is redirected is a failure: %i %s', async (status, location) => {
  redirect = { status, location }
  const message = translator('th')('errors.INTERNAL')
  expect(await post('/api/auth/login')).toMatchObject({ status: 502, body: { code: 'INTERNAL', message } })
  expect(received.length).toBeLessThan(6)
})

test.each([301, 307, 308])(
  '[X2] [X16] a call that has moved within the host is repeated: %i',
  async (status) => {
    redirect = { status, location: 'login/' }
    expect(await post('/api/auth/login')).toMatchObject({ status: 200, body: { token: 'abc' } })
    const posts = received.filter((call) => call.startsWith('POST'))
    expect(posts).toEqual(['POST /api/auth/login {"a":1}', 'POST /api/auth/login/ {"a":1}'])
  },
)

test('[X6] [X16] the request for a code has no response that it could lack', async () => {
  redirect = { status: 302, location: '/verify' }
  const sent = await post('/api/auth/request-forget-password')
  expect(sent).toMatchObject({ status: 200, body: { result: true, data: { code_digits: null } } })
})

test('[E1] [X16] a forgotten password that is redirected to itself is a failure', async () => {
  redirect = { status: 302, location: '/api/auth/request-forget-password' }
  expect(await post('/api/auth/request-forget-password')).toMatchObject({
    status: 502,
    body: { result: false },
  })
})

test('[A5] [X16] a host that redirects what it does not have lacks that call', async () => {
  redirect = { status: 302, location: '/login' }
  expect(await post('/api/auth/logout')).toMatchObject({ status: 200, body: { result: true } })
  expect(await post('/api/support')).toMatchObject({ body: { code: 'NOT_OFFERED' } })
})

test('[X16] a gateway’s notification gets the redirect of the host as an absolute address', async () => {
  redirect = { status: 303, location: '/thanks' }
  const response = await call('/api/payments/notices/ktc')
  expect([response.status, response.headers.get('location')]).toEqual([303, `${origin}/thanks`])
})

test('[A5] [X16] a sign-out ends the session of the storefront, also if the host cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await call('/api/auth/logout', 'http://127.0.0.1:1')
  expect([response.status, await response.json()]).toMatchObject([200, { result: true, data: null }])
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^access-token=; Path=\/; Max-Age=0/),
  )
})

test('[E1] [X16] a host that redirects without end is an error, and no lost connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  redirect = { status: 302, location: '/api/pd4/carts' }
  const operation = jsonCallAt('GET', '/api/pd4/carts')
  if (!operation) throw new Error('no JSON call')
  const response = await proxyToHost(new Request('http://shop.example/api/pd4/carts'), operation, origin)
  expect(await response.json()).toMatchObject({ code: 'INTERNAL' })
})
