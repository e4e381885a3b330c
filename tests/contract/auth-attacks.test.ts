import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { baseUrl, request } from '../fixtures/http'
import { codeFor } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'
import { account, newMember, sessionsOf } from '../fixtures/settings'

describe('tokens', () => {
  const TOKENS: Array<[string, (token: string) => string]> = [
    ['forged', () => randomBytes(32).toString('base64url')],
    ['truncated', (token) => token.slice(0, -1)],
    ['lengthened', (token) => `${token}A`],
    ['in another case', (token) => token.toLowerCase().replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))],
    ['quoted', (token) => `"${token}"`],
    ['empty', () => ''],
    ['an SQL fragment', () => "' OR '1'='1"],
    ['8 KB long', () => 'x'.repeat(8192)],
  ]

  test.each(TOKENS)('[A6] %s: signed out on every route', async (_name, change) => {
    const { token } = await newMember()
    const invalid = change(token)
    expect(await profileOf(invalid)).toBeNull()
    const cookie = await request('GET', '/api/account', { token: invalid })
    expect([cookie.status, cookie.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    const bearer = await request('GET', '/api/account', { headers: { authorization: `Bearer ${invalid}` } })
    expect([bearer.status, bearer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(await profileOf(token)).not.toBeNull()
  })

  test('[A5] the hash stored in the database is not accepted as a token', async () => {
    const { token, userId } = await newMember()
    const [row] = await sql<{ token_hash: string; id: string }>(
      'SELECT token_hash, id FROM sessions WHERE user_id = $1',
      [userId],
    )
    expect(await profileOf(String(row?.token_hash))).toBeNull()
    expect(await profileOf(String(row?.id))).toBeNull()
    expect(await profileOf(token)).not.toBeNull()
  })

  test('a token of another user reads and ends only its own sessions', async () => {
    const [own, other] = [await newMember(), await newMember()]
    const [session] = await sessionsOf(other.token)
    const response = await account('DELETE', `/sessions/${session?.id}`, own)
    expect([response.status, response.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
    expect(await profileOf(other.token)).toMatchObject({ email: other.person.email })
    const data = await account('GET', '/data', own)
    expect(JSON.stringify(data.body)).not.toContain(other.person.email)
  })

  test('renders the page with a cookie of 8 KB', async () => {
    const response = await fetch(new URL('/sign-in', baseUrl()), {
      headers: { cookie: `access-token=${'x'.repeat(8192)}` },
    })
    expect(response.status).toBe(200)
  })
})

describe('codes', () => {
  const reset = (email: string, code: string) =>
    post('reset-password', {
      email,
      code,
      password: 'moon over mountains',
      password_confirmation: 'moon over mountains',
    })

  async function requestCode(): Promise<{ email: string; code: string }> {
    const { email } = (await newMember()).person
    await post('request-forget-password', { email })
    return { email, code: await codeFor(email) }
  }

  test('[A10] a reused code is rejected', async () => {
    const { email, code } = await requestCode()
    expect((await reset(email, code)).status).toBe(200)
    expect((await reset(email, code)).body.code).toBe('INVALID_CODE')
    expect((await post('verify-forget-password', { email, code })).body.code).toBe('INVALID_CODE')
  })

  test('[A10] a code expires after ten minutes, not before', async () => {
    const { email, code } = await requestCode()
    const expireIn = (seconds: number) =>
      sql(`UPDATE issued_codes SET expires_at = now() + $1 * interval '1 second' WHERE recipient = $2`, [
        seconds,
        email,
      ])
    await expireIn(30)
    expect((await post('verify-forget-password', { email, code })).status).toBe(200)
    await expireIn(-1)
    expect((await post('verify-forget-password', { email, code })).body.code).toBe('INVALID_CODE')
  })

  test('[A10] allows five guesses, and no immediate new code', async () => {
    const { email, code } = await requestCode()
    const guesses = Array.from({ length: 20 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000))
    for (const guess of guesses)
      expect((await reset(email, guess.padStart(6, '0'))).body.code).toBe('INVALID_CODE')
    expect((await reset(email, code)).body.code).toBe('INVALID_CODE')
    expect((await post('request-forget-password', { email })).body.code).toBe('RATE_LIMITED')
  })

  test('[A10] a code of another account works for neither account', async () => {
    const [one, two] = [await requestCode(), await requestCode()]
    expect((await reset(one.email, two.code)).body.code).toBe('INVALID_CODE')
    expect((await reset(two.email, one.code)).body.code).toBe('INVALID_CODE')
  })
})

describe('high volume', () => {
  test('[A10] of two hundred sign-ins to one account ten are checked; the owner’s other session survives', async () => {
    const member = await newMember()
    const { email } = member.person
    const statuses: number[] = []
    for (let round = 0; round < 10; round++) {
      const calls = Array.from({ length: 20 }, () => post('login', { credential: email, password: 'guess' }))
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(190)
    expect(await profileOf(member.token)).toMatchObject({ email })
    const other = newPerson()
    await signUp(other)
    expect((await post('login', { credential: other.email, password: other.password })).status).toBe(200)
  })
})

/** The median of durations in milliseconds. */
const median = (durations: number[]) => durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? 0

/** The ratio of the median durations of two calls, measured alternately. */
async function ratioOf(one: () => Promise<unknown>, two: () => Promise<unknown>, rounds: number) {
  const durations: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [index, call] of [one, two].entries()) {
      const start = performance.now()
      await call()
      durations[index]?.push(performance.now() - start)
    }
  return median(durations[0]) / median(durations[1])
}

describe('response time does not reveal whether an account exists', () => {
  test('[A10] sign-in', async () => {
    const { email } = (await newMember()).person
    const unknown = newPerson().email
    const attempt = (credential: string) => () => post('login', { credential, password: 'guess' })
    const ratio = await ratioOf(attempt(email), attempt(unknown), 9)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  test('[A10] password reset request', async () => {
    const known: string[] = []
    for (let n = 0; n < 7; n++) known.push((await newMember()).person.email)
    const requestReset = (email = '') => post('request-forget-password', { email })
    const ratio = await ratioOf(
      () => requestReset(known.pop()),
      () => requestReset(newPerson().email),
      7,
    )
    expect(ratio).toBeGreaterThan(0.3)
    expect(ratio).toBeLessThan(3.3)
  })
})
