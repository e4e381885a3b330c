import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { newPerson, signUp } from '../fixtures/people'

describe('signing in and out', () => {
  test('[A1][X2] with e-mail, and with the phone in any usual notation', async () => {
    const person = newPerson()
    await signUp(person)
    const national = person.phone
    const spaced = `${national.slice(0, 3)} ${national.slice(3, 6)}-${national.slice(6)}`
    for (const credential of [
      person.email,
      national,
      spaced,
      `+66${national.slice(1)}`,
      `0066 ${national.slice(1)}`,
    ]) {
      const { status, body } = await post('login', { credential, password: person.password })
      expect([status, body.result, body.success, body.user?.email]).toEqual([200, true, true, person.email])
      expect(body.data).toEqual(body.user)
      expect(String(body.token)).toHaveLength(43)
    }
  })

  test('[A10] wrong password and unknown account read the same', async () => {
    const person = newPerson()
    await signUp(person)
    for (const locale of LOCALES) {
      const wrong = await post('login', { credential: person.email, password: 'sun over sea' }, { locale })
      const unknown = await post(
        'login',
        { credential: newPerson().email, password: 'sun over sea' },
        { locale },
      )
      expect([wrong.status, wrong.body.code]).toEqual([422, 'CREDENTIALS_WRONG'])
      expect(wrong.body).toEqual(unknown.body)
      expect(wrong.body.message).toBe(translator(locale)('errors.CREDENTIALS_WRONG'))
    }
  })

  test('[A10] ten tries in a row for a credential, then even the right password must wait', async () => {
    const person = newPerson()
    await signUp(person)
    const attempt = (password: string) => post('login', { credential: person.email, password })
    const tries = await Promise.all(Array.from({ length: 10 }, () => attempt('sun over sea')))
    expect(new Set(tries.map(({ body }) => body.code))).toEqual(new Set(['CREDENTIALS_WRONG']))
    const { status, body, headers } = await attempt(person.password)
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
  })

  test('[A10] the right password forgives the tries before it', async () => {
    const person = newPerson()
    await signUp(person)
    const attempt = (password: string) => post('login', { credential: person.email, password })
    for (const round of [1, 2]) {
      for (let n = 0; n < 6; n++) await attempt('sun over sea')
      expect([round, (await attempt(person.password)).status]).toEqual([round, 200])
    }
  })

  test('[A5] after logout the token is dead on the server, and the cookies are taken back', async () => {
    const token = String((await signUp(newPerson())).body.token)
    const { status, cookies } = await request('POST', '/api/auth/logout', { token })
    expect(status).toBe(200)
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['access-token=', 'signed-in='])
    for (const cookie of cookies) expect(cookie).toContain('Max-Age=0')
    expect(await profileOf(token)).toBeNull()
    expect((await request('POST', '/api/auth/logout', { token })).status).toBe(200)
  })

  test('a new sign-in ends the session that the browser had', async () => {
    const person = newPerson()
    const before = String((await signUp(person)).body.token)
    await post('login', { credential: person.email, password: person.password }, { token: before })
    expect(await profileOf(before)).toBeNull()
  })

  test('[A6] a forged, truncated or over-long token is nobody, and is taken back', async () => {
    const token = String((await signUp(newPerson())).body.token)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const bad of [forged, token.slice(0, 20), 'x'.repeat(8000), "' OR 1=1"]) {
      const { status, body, cookies } = await request('GET', '/api/auth/profile', { token: bad })
      expect([status, body.data]).toEqual([200, { user: null }])
      expect(cookies[0]).toMatch(/^access-token=; .*Max-Age=0/)
    }
    expect((await request('GET', '/api/auth/profile')).cookies).toEqual([])
  })

  test('[A10] the token itself is not in the database, and ends after three days', async () => {
    const person = newPerson()
    const token = String((await signUp(person)).body.token)
    const rows = await sql<{ token_hash: string }>(
      `UPDATE sessions SET expires_at = now() - interval '1 second'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)
       RETURNING token_hash, extract(epoch FROM expires_at - created_at)`,
      [person.email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash).not.toBe(token)
    expect(await profileOf(token)).toBeNull()
  })
})
