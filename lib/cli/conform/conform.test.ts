import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSpecified } from '@/lib/api/host/complete'
import { operations } from '@/lib/contract'
import { EXAMPLES } from '@/lib/contract/openapi/examples'
import { pathPattern } from '@/lib/contract/path-pattern'
import { type BareHost, startBareHost } from '../../../tests/simulators/bare-host'
import { CALLS } from './calls'
import { conform } from './conform'
import { judge } from './judge'

const ACCOUNT = { credential: 'mali@mail.example', password: 'sun over sand' }

test('the command asks for each of the fifteen calls', () => {
  const specified = Object.values(operations)
    .filter(isSpecified)
    .map(({ method, path }) => `${method} ${path}`)
  expect(CALLS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(specified.sort())
})

describe.each(['result', 'success', 'none'] as const)('a bare host that says %s', (envelope) => {
  let host: BareHost
  beforeAll(async () => {
    host = await startBareHost({ envelope })
    const form = { email: ACCOUNT.credential, password: ACCOUNT.password, code: host.code }
    await fetch(`${host.origin}/api/auth/verify-register`, { method: 'POST', body: JSON.stringify(form) })
  })
  afterAll(() => host.stop())

  test.each([ACCOUNT, null])('holds all calls, with the account %o', async (account) => {
    const checked = await conform(new URL(host.origin), account)
    expect(checked.filter(({ holds }) => !holds)).toEqual([])
    expect(checked).toHaveLength(15)
    const cart = checked.find(({ call }) => call === 'GET /api/pd4/carts')
    expect(cart?.text).toMatch(account ? /^has data\.items\[\]\.id/ : /^refuses .+ \(without a session\)$/)
    const login = checked.find(({ call }) => call === 'POST /api/auth/login')
    expect(login?.text).toMatch(account ? /; has token; also has data/ : /^refuses with status \d+$/)
  })

  test('changes nothing', async () => {
    const size = async () => {
      const login = await fetch(`${host.origin}/api/auth/login`, {
        method: 'POST',
        body: JSON.stringify(ACCOUNT),
      })
      const { token } = (await login.json()) as { token: string }
      const response = await fetch(`${host.origin}/api/pd4/carts?page=1&limit=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await response.json()) as { data: { meta: { total: number } } }).data.meta.total
    }
    const before = await size()
    await conform(new URL(host.origin), ACCOUNT)
    expect(await size()).toBe(before)
  })

  test('an account that the host refuses is an error', async () => {
    await expect(conform(new URL(host.origin), { ...ACCOUNT, password: 'wrong' })).rejects.toThrow(
      'does not sign mali@mail.example in',
    )
  })
})

test('a site that has none of the calls holds none', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('<h1>Not Found</h1>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const checked = await conform(new URL(`http://127.0.0.1:${port}`), null)
  server.close()
  expect(checked.filter(({ holds }) => holds)).toEqual([])
})

test('a host that does not respond holds none', async () => {
  const checked = await conform(new URL('http://127.0.0.1:1'), null)
  expect(checked.filter(({ holds }) => holds)).toEqual([])
})

/** Responds with the examples of the contract, as the shop itself does. */
async function startExamples(): Promise<{ host: URL; stop(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const found = Object.entries(operations).find(
      ([, { method, path: pattern }]) => method === request.method && pathPattern(pattern).test(path),
    )
    const { session = false } = found?.[1] ?? {}
    const isSignedIn = request.headers.authorization !== undefined
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      if (session && !isSignedIn) return reply(401, { result: false, message: 'Please sign in.' })
      if (path === '/api/auth/profile' && !isSignedIn) return reply(200, { data: { user: null } })
      const isRefused = /host\.invalid/.test(text)
      return isRefused
        ? reply(422, { result: false, message: 'Please check the form.' })
        : reply(200, EXAMPLES[found?.[0] ?? '']?.response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { host: new URL(`http://127.0.0.1:${port}`), stop: () => server.close() }
}

test.each([ACCOUNT, null])(
  'a host of this contract holds all calls, with the account %o',
  async (account) => {
    const { host, stop } = await startExamples()
    const checked = await conform(host, account)
    stop()
    expect(checked.filter(({ holds }) => !holds)).toEqual([])
    const profile = checked.find(({ call }) => call === 'GET /api/auth/profile')
    expect(profile?.text).toContain(
      account ? 'has data.user; also has data.user.email' : 'responds without data.user (without a session)',
    )
    const areas = checked.find(({ call }) => call === 'GET /api/pd4/areas')
    expect(areas?.text).toMatch(/^has data\[\]\.name; also has data\[\]\.slug, .+; leaves out data\[\]\.id$/)
  },
)

test.each([
  [{ status: 200, body: { data: [{ id: 1 }] } }, 'has data[].id; lacks data[].name or data[].label'],
  [{ status: 200, body: { data: null } }, 'lacks data[].id, data[].name or data[].label'],
  [{ status: 200, body: { result: false, data: [] } }, 'failed with status 200'],
  [{ status: 503, body: { message: 'Later' } }, 'fails with status 503'],
])('data: %o', (sent, text) => {
  const expected = { kind: 'data' as const, fields: ['data[].id', ['data[].name', 'data[].label']] }
  expect(judge(sent, expected)).toEqual({ holds: false, text })
})

test.each([
  [{ status: 200, body: { token: 'session' } }, 'accepts what it must refuse'],
  [{ status: 401, body: undefined }, 'refuses with status 401, without message or errors'],
])('refusal: %o', (sent, text) => {
  expect(judge(sent, { kind: 'refusal' })).toEqual({ holds: false, text })
})

test.each([
  [{ status: 200, body: { data: { user: null } } }, true, 'responds without data.user'],
  [{ status: 401, body: { message: 'Please sign in.' } }, true, 'refuses with status 401'],
  [{ status: 200, body: { data: { user: { id: 1 } } } }, false, 'has data.user that it must not have'],
])('nothing: %o', (sent, holds, text) => {
  expect(judge(sent, { kind: 'nothing', at: 'data.user' })).toEqual({ holds, text })
})
