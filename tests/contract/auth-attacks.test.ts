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
    ['in other capitals', (token) => token.toLowerCase().replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))],
    ['quoted', (token) => `"${token}"`],
    ['empty', () => ''],
    ['of SQL', () => "' OR '1'='1"],
    ['of 8 KB', () => 'x'.repeat(8192)],
  ]

  test.each(TOKENS)('[A6] %s: nobody, by every road', async (_name, change) => {
    const { token } = await newMember()
    const wrong = change(token)
    expect(await profileOf(wrong)).toBeNull()
    const cookie = await request('GET', '/api/account', { token: wrong })
    expect([cookie.status, cookie.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    const bearer = await request('GET', '/api/account', { headers: { authorization: `Bearer ${wrong}` } })
    expect([bearer.status, bearer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(await profileOf(token)).not.toBeNull()
  })

  test('[A5] the hash that the database keeps opens nothing', async () => {
    const { token, userId } = await newMember()
    const [row] = await sql<{ token_hash: string; id: string }>(
      'SELECT token_hash, id FROM sessions WHERE user_id = $1',
      [userId],
    )
    expect(await profileOf(String(row?.token_hash))).toBeNull()
    expect(await profileOf(String(row?.id))).toBeNull()
    expect(await profileOf(token)).not.toBeNull()
  })

  test('of another user: sees and ends nothing but its own', async () => {
    const [mine, other] = [await newMember(), await newMember()]
    const [session] = await sessionsOf(other.token)
    const ended = await account('DELETE', `/sessions/${session?.id}`, mine)
    expect([ended.status, ended.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])
    expect(await profileOf(other.token)).toMatchObject({ email: other.person.email })
    const data = await account('GET', '/data', mine)
    expect(JSON.stringify(data.body)).not.toContain(other.person.email)
  })

  test('a page with a cookie of 8 KB is a page', async () => {
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

  async function asked(): Promise<{ email: string; code: string }> {
    const { email } = (await newMember()).person
    await post('request-forget-password', { email })
    return { email, code: await codeFor(email, 3) }
  }

  test('[A10] reused: the second time it is wrong', async () => {
    const { email, code } = await asked()
    expect((await reset(email, code)).status).toBe(200)
    expect((await reset(email, code)).body.code).toBe('CODE_WRONG')
    expect((await post('verify-forget-password', { email, code })).body.code).toBe('CODE_WRONG')
  })

  test('[A10] expired: wrong after ten minutes, right a moment before', async () => {
    const { email, code } = await asked()
    const end = (seconds: number) =>
      sql(
        `UPDATE verification_codes SET expires_at = now() + $1 * interval '1 second' WHERE recipient = $2`,
        [seconds, email],
      )
    await end(30)
    expect((await post('verify-forget-password', { email, code })).status).toBe(200)
    await end(-1)
    expect((await post('verify-forget-password', { email, code })).body.code).toBe('CODE_WRONG')
  })

  test('[A10] guessed: five tries, and a new code does not come at once', async () => {
    const { email, code } = await asked()
    const guesses = Array.from({ length: 20 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000))
    for (const guess of guesses)
      expect((await reset(email, guess.padStart(6, '0'))).body.code).toBe('CODE_WRONG')
    expect((await reset(email, code)).body.code).toBe('CODE_WRONG')
    expect((await post('request-forget-password', { email })).body.code).toBe('RATE_LIMITED')
  })

  test('[A10] from another account: opens neither', async () => {
    const [one, two] = [await asked(), await asked()]
    expect((await reset(one.email, two.code)).body.code).toBe('CODE_WRONG')
    expect((await reset(two.email, one.code)).body.code).toBe('CODE_WRONG')
  })
})

describe('tries in great number', () => {
  test('[A10] two hundred sign-ins at one account: ten are answered, the owner elsewhere is not thrown out', async () => {
    const member = await newMember()
    const { email } = member.person
    const answers: number[] = []
    for (let round = 0; round < 10; round++) {
      const tries = Array.from({ length: 20 }, () => post('login', { credential: email, password: 'guess' }))
      answers.push(...(await Promise.all(tries)).map(({ status }) => status))
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(190)
    expect(await profileOf(member.token)).toMatchObject({ email })
    const other = newPerson()
    await signUp(other)
    expect((await post('login', { credential: other.email, password: other.password })).status).toBe(200)
  }, 60_000)
})

/** The middle of some durations in milliseconds. */
const median = (durations: number[]) => durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? 0

/** How much longer the one takes than the other, both measured in turns. */
async function ratioOf(one: () => Promise<unknown>, two: () => Promise<unknown>, rounds: number) {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [index, call] of [one, two].entries()) {
      const start = performance.now()
      await call()
      took[index]?.push(performance.now() - start)
    }
  return median(took[0]) / median(took[1])
}

describe('whether somebody has an account cannot be told by the clock', () => {
  test('[A10] signing in', async () => {
    const { email } = (await newMember()).person
    const unknown = newPerson().email
    const attempt = (credential: string) => () => post('login', { credential, password: 'guess' })
    const ratio = await ratioOf(attempt(email), attempt(unknown), 9)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  test('[A10] asking for a new password', async () => {
    const known: string[] = []
    for (let n = 0; n < 7; n++) known.push((await newMember()).person.email)
    const ask = (email = '') => post('request-forget-password', { email })
    const ratio = await ratioOf(
      () => ask(known.pop()),
      () => ask(newPerson().email),
      7,
    )
    expect(ratio).toBeGreaterThan(0.3)
    expect(ratio).toBeLessThan(3.3)
  })
})
