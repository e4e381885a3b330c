import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSpecified } from '@/lib/api/host/complete'
import { operations } from '@/lib/contract'
import { type BareHost, startBareHost } from '../../../tests/simulators/bare-host'
import { CALLS } from './calls'
import { conform } from './conform'
import { judge } from './judge'

const ACCOUNT = { credential: 'mali@mail.example', password: 'sun over sand' }
/** A reset by the link of a mail is this contract's own way to do what the specification does with a code. */
const OWN = ['POST /api/auth/reset-password-by-link']

test('the command asks for each of the fifteen calls', () => {
  const specified = Object.values(operations)
    .filter(isSpecified)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !OWN.includes(call))
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

test.each([
  [{ status: 200, body: { data: [{ id: 1 }] } }, 'lacks data[].name'],
  [{ status: 200, body: { data: null } }, 'lacks data[].id, data[].name'],
  [{ status: 200, body: { result: false, data: [] } }, 'failed with status 200'],
  [{ status: 503, body: { message: 'Later' } }, 'fails with status 503'],
])('data: %o', (sent, text) => {
  const expected = { kind: 'data' as const, fields: ['data[].id', 'data[].name'] }
  expect(judge(sent, expected)).toEqual({ holds: false, text })
})

test.each([
  [{ status: 200, body: { token: 'session' } }, 'accepts what it must refuse'],
  [{ status: 401, body: undefined }, 'refuses with status 401, without message or errors'],
])('refusal: %o', (sent, text) => {
  expect(judge(sent, { kind: 'refusal' })).toEqual({ holds: false, text })
})
