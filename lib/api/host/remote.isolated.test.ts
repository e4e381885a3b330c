import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login, profile } from '@/lib/contract/auth'
import { callRemote } from './remote'

const settings = vi.hoisted(() => ({ API_ORIGIN: '', SHOP_NAME: 'Sunhop' }))
vi.mock('@/lib/env', () => ({ env: settings }))

const USER = { id: 7, email: 'a@mail.example' }

let received: IncomingHttpHeaders[] = []

/** A host that reads the token from the specification's cookie alone. */
const host = createServer((request, response) => {
  received.push(request.headers)
  const isSignIn = request.url === '/api/auth/login'
  const isKnown = /(?:^|; )access-token=12%7Cabc(?:;|$)/.test(request.headers.cookie ?? '')
  const body = isSignIn ? { token: '12|abc' } : { data: { user: isKnown ? USER : null } }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  settings.API_ORIGIN = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => host.close(resolve)))
beforeEach(() => {
  received = []
})

test('[A1] [X16] a page sends the token as the browser’s calls do: in the cookie and as a bearer token', async () => {
  const { data } = await callRemote(profile, {}, { token: '12%7Cabc' })
  expect(data.user).toMatchObject({ id: '7' })
  expect(received).toMatchObject([{ cookie: 'access-token=12%7Cabc', authorization: 'Bearer 12|abc' }])
})

test('[X16] a visitor without a session has neither', async () => {
  await callRemote(profile, {})
  expect(received.map(({ cookie, authorization }) => [cookie, authorization])).toEqual([
    [undefined, undefined],
  ])
})

test.each([
  ['100%25', 'Bearer 100%'],
  ['a%3Bb%20%22c%22', 'Bearer a;b "c"'],
  // A header cannot say how it is encoded.
  ['%E4%BB%A4%E7%89%8C', undefined],
  ['a%0D%0Ab', undefined],
])(
  '[A1] [X16] any token reaches the host in its cookie, and in a header that can hold it: %s',
  async (token, header) => {
    await callRemote(profile, {}, { token })
    expect(received[0]?.cookie).toBe(`access-token=${token}`)
    expect(received[0]?.authorization).toBe(header)
  },
)

test('[X2] [X16] the token of a sign-in counts for the profile that describes its user', async () => {
  await callRemote(login, { credential: 'a@mail.example', password: 'secret' })
  expect(received[1]).toMatchObject({ cookie: 'access-token=12|abc', authorization: 'Bearer 12|abc' })
})
