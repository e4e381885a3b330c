import { describe, expect, test, vi } from 'vitest'
import { post, wrongCode } from '../fixtures/accounts'
import { passResendTime, sql } from '../fixtures/database'
import { codeFor } from '../fixtures/mailbox'
import { newPerson } from '../fixtures/people'
import { newMember } from '../fixtures/settings'

describe('codes', () => {
  test('[A10] allows one resend a minute; only the newest code works', async () => {
    const person = newPerson()
    await post('register', person)
    const first = await codeFor(person.email)
    const tooEarly = await post('register', person)
    expect([tooEarly.status, tooEarly.body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(tooEarly.headers.get('retry-after'))).toBeGreaterThan(50)
    await passResendTime(person.email)
    expect((await post('register', person)).status).toBe(200)
    const second = await codeFor(person.email, 2)
    if (first !== second)
      expect((await post('verify-register', { ...person, code: first })).body.code).toBe('INVALID_CODE')
    expect((await post('verify-register', { ...person, code: second })).status).toBe(200)
  })

  test('[A10] allows five attempts, also when concurrent; then even the right code fails', async () => {
    const person = newPerson()
    await post('register', person)
    const code = await codeFor(person.email)
    const guesses = Array.from({ length: 8 }, () =>
      post('verify-register', { ...person, code: wrongCode(code) }),
    )
    for (const { body } of await Promise.all(guesses)) expect(body.code).toBe('INVALID_CODE')
    const [row] = await sql<{ attempts: number }>('SELECT attempts FROM issued_codes WHERE recipient = $1', [
      person.email,
    ])
    expect(row?.attempts).toBe(5)
    expect((await post('verify-register', { ...person, code })).body.code).toBe('INVALID_CODE')
  })

  test('[A10] a browser has a code of its own, which the requests of others neither replace nor spend', async () => {
    const { person } = await newMember()
    const { email } = person
    const browser = (cookie = '') => ({ headers: { 'sec-fetch-site': 'same-origin', cookie } })
    const asked = await post('request-forget-password', { email }, browser())
    const cookie = asked.cookies.find((set) => set.startsWith('code-asker=')) ?? ''
    expect(cookie).toMatch(
      /^code-asker=[\w-]{22}; Path=\/api\/auth; Max-Age=3660; SameSite=Strict;.* HttpOnly$/,
    )
    const code = await codeFor(email)
    const own = browser(cookie.split(';')[0])
    for (const stranger of [browser(), browser(), {}]) {
      expect((await post('request-forget-password', { email }, stranger)).status).toBe(200)
      for (let n = 0; n < 6; n++) {
        const guess = { email, code: wrongCode(code) }
        expect((await post('verify-forget-password', guess, stranger)).body.code).toBe('INVALID_CODE')
      }
    }
    expect((await post('verify-forget-password', { email, code }, browser())).body.code).toBe('INVALID_CODE')
    expect((await post('verify-forget-password', { email, code }, own)).status).toBe(200)
    expect((await post('request-forget-password', { email }, own)).body.code).toBe('RATE_LIMITED')
  })

  test('[A10] a code expires after ten minutes', async () => {
    const person = newPerson()
    await post('register', person)
    const code = await codeFor(person.email)
    await sql(
      "UPDATE issued_codes SET expires_at = expires_at - interval '10 minutes' WHERE recipient = $1",
      [person.email],
    )
    expect((await post('verify-register', { ...person, code })).body.code).toBe('INVALID_CODE')
  })

  test('a code works once', async () => {
    const person = newPerson()
    await post('register', person)
    const code = await codeFor(person.email)
    expect((await post('verify-register', { ...person, code })).status).toBe(200)
    expect((await post('verify-register', { ...person, code })).body.code).toBe('INVALID_CODE')
  })

  test('a code for another account or another purpose does not work', async () => {
    const [one, two] = [newPerson(), newPerson()]
    await Promise.all([post('register', one), post('register', two)])
    const code = await codeFor(one.email)
    if (code !== (await codeFor(two.email)))
      expect((await post('verify-register', { ...two, code })).body.code).toBe('INVALID_CODE')
    expect((await post('verify-forget-password', { email: one.email, code })).body.code).toBe('INVALID_CODE')
  })

  test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])('[E3] rejects %j as a code', async (code) => {
    const { status, body } = await post('verify-forget-password', { email: newPerson().email, code })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['code']])
  })

  test('stores neither code nor password in clear text, and clears the outbox payload after sending', async () => {
    const person = newPerson()
    await post('register', person)
    const code = await codeFor(person.email)
    const [stored] = await sql<{ code_hash: string }>(
      'SELECT code_hash FROM issued_codes WHERE recipient = $1',
      [person.email],
    )
    expect(stored?.code_hash).toMatch(/^[0-9a-f]{64}$/)
    await vi.waitFor(async () => {
      const unprocessed = await sql("SELECT id FROM outbox WHERE payload->>'to' = $1", [person.email])
      expect(unprocessed).toEqual([])
    })
    await post('verify-register', { ...person, code })
    const [user] = await sql<{ password_hash: string }>('SELECT password_hash FROM users WHERE email = $1', [
      person.email,
    ])
    expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  })
})
