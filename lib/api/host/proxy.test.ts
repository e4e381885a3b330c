import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { sessionMarker } from '@/lib/domain/session-marker'
import { translator } from '@/lib/i18n/translate'
import { jsonCallAt } from '../method-not-allowed'
import { proxyToHost } from './proxy'

interface Received {
  method?: string
  url?: string
  headers: IncomingHttpHeaders
  body: string
}

interface Reply {
  status: number
  body: string
  headers?: Record<string, string | string[]>
}

let received: Received[] = []
let reply: Reply = { status: 200, body: '{}' }
/** The reply to a path that ends in a slash, if it differs. */
let moved: Reply | null = null

/** Stands for an API host of version 0.1. */
const host = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ method: request.method, url: request.url, headers: request.headers, body })
  const { status, body: text, headers } = (request.url?.endsWith('/') && moved) || reply
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(headers?.['content-encoding'] ? gzipSync(text) : text)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterEach(() => logged.mockRestore())
afterAll(() => new Promise((resolve) => host.close(resolve)))
let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  received = []
  reply = { status: 200, body: '{}' }
  moved = null
})

/** Passes a call on as the middleware does. */
function proxy(request: Request, to = origin): Promise<Response> {
  const { pathname } = new URL(request.url)
  const operation = jsonCallAt(request.method, pathname)
  if (!operation) throw new Error(`no JSON call: ${request.method} ${pathname}`)
  return proxyToHost(request, operation, to)
}

const post = (body: string, path = '/api/pd4/carts?locale=th', headers: Record<string, string> = {}) =>
  proxy(
    new Request(`http://shop.example${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        host: 'shop.example',
        cookie: 'access-token=t',
        origin: 'http://shop.example',
        'x-forwarded-for': '203.0.113.7',
        ...headers,
      },
    }),
  )

const get = (path: string, headers: Record<string, string> = {}) =>
  proxy(new Request(`http://shop.example${path}`, { headers }))

test('[X16] a call to the host carries both names, the cookies and the address', async () => {
  const fulfilment = { way: 'delivery' }
  await post(JSON.stringify({ option_id: 'a', booking_details: { fulfilment } }))
  const [{ method, url, headers, body } = { headers: {}, body: '' }] = received
  expect([method, url]).toEqual(['POST', '/api/pd4/carts?locale=th'])
  expect(JSON.parse(body)).toEqual({
    option_id: 'a',
    booking_details: { fulfilment },
    arrangement: { handover: fulfilment },
  })
  expect(headers).toMatchObject({
    cookie: 'access-token=t',
    origin: 'http://shop.example',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'shop.example',
    host: origin.replace('http://', ''),
  })
})

test('[X16] the old names and codes of a host’s response are replaced', async () => {
  reply.body = JSON.stringify({
    data: { item: { arrangement: { handover: { way: 'delivery' } }, problem: 'TOO_MANY' } },
  })
  expect(await (await post('{}')).json()).toEqual({
    data: { item: { booking_details: { fulfilment: { way: 'delivery' } }, problem: 'ABOVE_MAX_UNITS' } },
  })
  reply = {
    status: 409,
    body: JSON.stringify({ code: 'OTHER_SESSION', details: { quote: { percent_kept: 50 } } }),
  }
  const refused = await post('{}')
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'SESSION_MISMATCH', details: { quote: { fee_percent: 50 } } },
  ])
})

test('[E3] [E5] [X16] a rejection with the status 200 is a failure with the host’s message', async () => {
  for (const body of [
    { success: false, message: 'ตะกร้าถูกล็อก' },
    { result: false, message: 'ตะกร้าถูกล็อก', data: null },
    { result: false, errors: { message: 'ตะกร้าถูกล็อก' } },
  ]) {
    reply = { status: 200, body: JSON.stringify(body) }
    const response = await post('{}')
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { result: false, success: false, message: 'ตะกร้าถูกล็อก', errors: {} },
    ])
  }
})

test('[X16] a failure without a message, or without JSON, has one in the visitor’s language', async () => {
  reply = { status: 500, body: '{}' }
  const response = await post('{}')
  expect(await response.json()).toMatchObject({
    code: 'INTERNAL',
    message: translator('th')('errors.INTERNAL'),
  })
  reply = { status: 502, body: '<h1>Bad Gateway</h1>' }
  const page = await post('{}')
  expect([page.status, await page.json()]).toMatchObject([502, { code: 'UNAVAILABLE' }])
})

test('[X16] a body without renamed fields arrives byte by byte', async () => {
  const signed = '{ "amount" : 1290.00, "invoice":"SH-1" }'
  await post(signed, '/api/payments/notices/ktc')
  await post('a=1&b=%20', '/api/payments/notices/ktc')
  expect(received.map(({ body }) => body)).toEqual([signed, 'a=1&b=%20'])
})

test('[X16] a response keeps its status, cookies and text; compression ends at the storefront', async () => {
  reply = {
    status: 201,
    body: '{"data":{"name":"ตลาด"}}',
    headers: { 'content-encoding': 'gzip', 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] },
  }
  const response = await post('{}')
  expect([response.status, await response.text()]).toEqual([201, reply.body])
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})

test('[A1] [A7] [X16] the token of a bare sign-in becomes the cookie of the specification', async () => {
  const values = JSON.stringify({ credential: 'a@mail.example', password: 'secret' })
  reply = { status: 200, body: JSON.stringify({ success: true, token: 't'.repeat(20), data: { id: 7 } }) }
  const response = await post(values, '/api/auth/login')
  const user = { id: '7', first_name: '', profile: { country: '', image: null } }
  expect(await response.json()).toMatchObject({ result: true, token: 't'.repeat(20), user, data: user })
  const [token, marker = ''] = response.headers.getSetCookie()
  expect(token).toBe(`access-token=${'t'.repeat(20)}; Path=/; Max-Age=259200; SameSite=Lax; Secure; HttpOnly`)
  expect(marker).toBe(`${await markerOf('t'.repeat(20))}; Path=/; Max-Age=259200; SameSite=Lax; Secure`)
})

const markerOf = async (token: string) => `signed-in=${await sessionMarker(token)}`

test.each([
  ['no', ''],
  ['a wrong', '; signed-in=wrong'],
])('[A1] [X16] the profile of a session with %s marker sets the right one', async (_, marker) => {
  reply = { status: 200, body: '{"data":{"user":{"id":7,"email":"a@mail.example"}}}' }
  const response = await get('/api/auth/profile', { cookie: `access-token=a%7Ctoken${marker}` })
  const [set = '', ...others] = response.headers.getSetCookie()
  expect([set.split(';')[0], others]).toEqual([await markerOf('a%7Ctoken'), []])
  const cookie = `access-token=a%7Ctoken; ${set.split(';')[0]}`
  expect((await get('/api/auth/profile', { cookie })).headers.getSetCookie()).toEqual([])
})

test('[A6] [X16] the profile without a token clears a marker', async () => {
  reply = { status: 401, body: '{"message":"Unauthenticated."}' }
  const response = await get('/api/auth/profile', { cookie: 'signed-in=1' })
  expect(response.headers.getSetCookie()).toEqual(['signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
  expect((await get('/api/auth/profile', { cookie: 'a=1' })).headers.getSetCookie()).toEqual([])
})

test('[A1] [X16] the marker of a token that the host stores itself follows from that token', async () => {
  const token = 'access-token=issued; Path=/; HttpOnly'
  for (const own of [[], ['signed-in=theirs; Path=/']]) {
    reply = { status: 200, body: '{"success":true}', headers: { 'set-cookie': ['a=1', token, ...own] } }
    const cookies = (await post('{}')).headers.getSetCookie()
    expect(cookies).toEqual(['a=1', token, expect.stringMatching(`^${await markerOf('issued')};`)])
  }
})

test.each([
  'access-token=',
  'access-token=x; Max-Age=0',
  'access-token=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
])('[A5] [X16] a host that clears its token ends the session: %s', async (cleared) => {
  reply = { status: 200, body: '{}', headers: { 'set-cookie': cleared } }
  const [, marker] = (await post('{}')).headers.getSetCookie()
  expect(marker).toMatch(/^signed-in=; .*Max-Age=0/)
})

test('[A1] [X16] a sign-in without a usable token is a failure, and sets no cookie', async () => {
  const token = 't'.repeat(5_000)
  reply = { status: 200, body: JSON.stringify({ success: true, token, data: { id: 7 } }) }
  expect((await post('{}', '/api/auth/login')).headers.getSetCookie()).toEqual([])
  reply = { status: 200, body: JSON.stringify({ success: true, data: { id: 7 } }) }
  const response = await post('{}', '/api/auth/login')
  expect([response.status, response.headers.getSetCookie()]).toEqual([502, []])
})

test('[A1] [X16] a token that its cookie has percent-encoded is sent as it was issued', async () => {
  await get('/api/auth/profile', { cookie: 'access-token=12%7Cabc' })
  await get('/api/auth/profile', { cookie: 'access-token=100%' })
  expect(received.map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
    ['Bearer 12|abc', 'access-token=12%7Cabc'],
    ['Bearer 100%', 'access-token=100%'],
  ])
})

test('[X16] a host may redirect a read to another path of its own', async () => {
  reply = { status: 301, body: '', headers: { location: '/api/pd4/currencies/' } }
  moved = { status: 200, body: '{"data":[{"code":"THB"}]}' }
  expect(await (await get('/api/pd4/currencies')).json()).toMatchObject({ data: [{ code: 'THB' }] })
})

test('[A5] [X16] signing out ends the session here even if the host has no such call', async () => {
  reply = { status: 404, body: '<h1>Not Found</h1>', headers: { 'content-type': 'text/html' } }
  const response = await post('{}', '/api/auth/logout')
  expect([response.status, await response.json()]).toMatchObject([200, { result: true, data: null }])
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.getSetCookie()).toEqual([
    'access-token=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    'signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
})

test.each([
  [401, '{"message":"Unauthenticated."}'],
  [200, ''],
  [204, ''],
  [200, '{}'],
  [200, '{"data":null}'],
  [200, '{"data":{}}'],
  [200, '{"success":false}'],
  [419, '{"message":"Page Expired"}'],
])('[A6] [X16] a token that the host refuses is no session: %s %s', async (status, body) => {
  reply = { status, body }
  const response = await get('/api/auth/profile', { cookie: 'a=1; access-token=t' })
  expect([response.status, await response.json()]).toMatchObject([200, { data: { user: null } }])
  expect(response.headers.getSetCookie()[0]).toMatch(/^access-token=; .*Max-Age=0/)
  expect(received[0]?.headers.authorization).toBe('Bearer t')
})

test('[X16] the lists of a bare host have the fields of this contract', async () => {
  reply.body = JSON.stringify({ data: [{ code: 'en' }, { code: 'th' }, { code: 'eo' }] })
  expect(await (await get('/api/pd4/languages')).json()).toMatchObject({
    result: true,
    data: [
      { code: 'en', name: 'English' },
      { code: 'th', name: 'ไทย' },
    ],
  })
  reply.body = JSON.stringify({ result: true, data: [{ id: 3, label: 'Chiang Mai' }] })
  expect(await (await get('/api/pd4/areas?page=1&limit=10')).json()).toMatchObject({
    data: [{ slug: 'chiang-mai', name: 'Chiang Mai', groups: ['recommendation'] }],
    meta: { current_page: 1, last_page: 1 },
  })
})

test('a mutation from a page of another site does not reach the host', async () => {
  for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }]) {
    const response = await post('{}', '/api/pd4/carts', headers)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'CROSS_ORIGIN' }])
  }
  expect(received).toEqual([])
})

test('[X16] offline vouchers are read at a path that both releases serve', async () => {
  await get('/api/vouchers/offline?order=1')
  expect(received[0]?.url).toBe('/api/kept-vouchers?order=1')
})

test('a host that cannot be reached is an error in the visitor’s language', async () => {
  const request = new Request('http://shop.example/api/pd4/carts?locale=th')
  const response = await proxy(request, 'http://127.0.0.1:1')
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  expect(logged).toHaveBeenCalledOnce()
})
