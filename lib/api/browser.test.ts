import { afterEach, expect, test, vi } from 'vitest'
import type { login, oauthGoogle } from '@/lib/contract/auth'
import type { deleteCartItem } from '@/lib/contract/cart'
import { send } from './browser'

afterEach(() => vi.unstubAllGlobals())

/** The requests that a call sends. */
async function sentBy(call: () => Promise<unknown>): Promise<Array<[string, RequestInit]>> {
  const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({}),
  )
  vi.stubGlobal('fetch', fetchMock)
  await call()
  return fetchMock.mock.calls
}

test.each([
  ['[X5]', '/api/auth/oauth/google', () => send<typeof oauthGoogle>('POST', '/api/auth/oauth/google', {})],
  [
    '[X11]',
    '/api/pd4/carts/7',
    () => send<typeof deleteCartItem>('DELETE', '/api/pd4/carts/{id}', { id: '7' }),
  ],
])('%s %s is called without a body', async (_, path, call) => {
  const [[url, init] = ['', {}]] = await sentBy(call)
  expect(url).toBe(path)
  expect(init.body).toBeUndefined()
  expect(init.headers).not.toHaveProperty('content-type')
})

test('[X2] fields are sent as JSON', async () => {
  const input = { credential: 'mali', password: 'longtail' }
  const [[, init] = ['', {}]] = await sentBy(() => send<typeof login>('POST', '/api/auth/login', input))
  expect(init.body).toBe(JSON.stringify(input))
  expect(init.headers).toMatchObject({ 'content-type': 'application/json' })
})

test('an error response whose body breaks off is a lost connection', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }))
  const call = send<typeof login>('POST', '/api/auth/login', { credential: 'mali', password: 'longtail' })
  await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 0 })
})

test.each([
  [200, { success: false, message: 'No such account' }, 'No such account', {}],
  [200, { result: false, message: 'No such account' }, 'No such account', {}],
  [422, { errors: { message: 'Check it', email: 'Taken' } }, 'Check it', { email: ['Taken'] }],
])('[E3] [E5] status %s with %j is a failure with its message', async (status, body, message, errors) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  const call = send<typeof login>('POST', '/api/auth/login', { credential: 'mali', password: 'longtail' })
  await expect(call).rejects.toMatchObject({ code: 'INTERNAL', status: 422, message, errors })
})

test.each(['<h1>Bad gateway</h1>', 'null'])('the error response %s keeps its status', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }))
  const call = send<typeof login>('POST', '/api/auth/login', { credential: 'mali', password: 'longtail' })
  await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 })
})
