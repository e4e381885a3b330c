import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { sessionMarker } from '@/lib/domain/session-marker'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { baseUrl, request } from '../fixtures/http'
import { newPerson, signUp } from '../fixtures/people'

describe('signing in and out', () => {
  test('[A1][X2] accepts the email, and the phone number in any common notation', async () => {
    const person = newPerson()
    await signUp(person)
    const national = person.phone
    const formatted = `${national.slice(0, 3)} ${national.slice(3, 6)}-${national.slice(6)}`
    for (const credential of [
      person.email,
      national,
      formatted,
      `+66${national.slice(1)}`,
      `0066 ${national.slice(1)}`,
    ]) {
      const { status, body } = await post('login', { credential, password: person.password })
      expect([status, body.result, body.success, body.user?.email]).toEqual([200, true, true, person.email])
      expect(body.data).toEqual(body.user)
      expect(String(body.token)).toHaveLength(43)
    }
  })

  test('[A10] a wrong password and an unknown account get the same response', async () => {
    const person = newPerson()
    await signUp(person)
    for (const locale of LOCALES) {
      const rejected = await post('login', { credential: person.email, password: 'sun over sea' }, { locale })
      const unknown = await post(
        'login',
        { credential: newPerson().email, password: 'sun over sea' },
        { locale },
      )
      expect([rejected.status, rejected.body.code]).toEqual([422, 'CREDENTIALS_WRONG'])
      expect(rejected.body).toEqual(unknown.body)
      expect(rejected.body.message).toBe(translator(locale)('errors.CREDENTIALS_WRONG'))
    }
  })

  test('[A10] after ten failures for a credential even the right password is rate limited', async () => {
    const person = newPerson()
    await signUp(person)
    const attempt = (password: string) => post('login', { credential: person.email, password })
    const attempts = await Promise.all(Array.from({ length: 10 }, () => attempt('sun over sea')))
    expect(new Set(attempts.map(({ body }) => body.code))).toEqual(new Set(['CREDENTIALS_WRONG']))
    const { status, body, headers } = await attempt(person.password)
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
  })

  test('[A10] the right password resets the failed attempts', async () => {
    const person = newPerson()
    await signUp(person)
    const attempt = (password: string) => post('login', { credential: person.email, password })
    for (const round of [1, 2]) {
      for (let n = 0; n < 6; n++) await attempt('sun over sea')
      expect([round, (await attempt(person.password)).status]).toEqual([round, 200])
    }
  })

  test('[A5] logout revokes the token on the server and clears the cookies', async () => {
    const token = String((await signUp(newPerson())).body.token)
    const { status, cookies } = await request('POST', '/api/auth/logout', { token })
    expect(status).toBe(200)
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['access-token=', 'signed-in='])
    for (const cookie of cookies) expect(cookie).toContain('Max-Age=0')
    expect(await profileOf(token)).toBeNull()
    expect((await request('POST', '/api/auth/logout', { token })).status).toBe(200)
  })

  /** Returns the marker that a page, and the profile call, set for a visitor with these cookies; null for none. */
  async function markersFor(cookie: string): Promise<Array<string | null>> {
    const page = await fetch(`${baseUrl()}/help`, { headers: { cookie } })
    const profile = await request('GET', '/api/auth/profile', { headers: { cookie } })
    return [page.headers.getSetCookie(), profile.cookies].map((cookies) => {
      const set = cookies.find((one) => one.startsWith('signed-in='))
      return set ? (set.split(';')[0]?.slice('signed-in='.length) ?? null) : null
    })
  }

  test('[A1] the token’s cookie alone is a session: the readable marker follows from it', async () => {
    const { body, cookies } = await signUp(newPerson())
    const token = `access-token=${body.token}`
    const right = await sessionMarker(String(body.token))
    expect(cookies.join()).toContain(`signed-in=${right};`)
    expect(await markersFor(token)).toEqual([right, right])
    expect(await markersFor(`${token}; signed-in=wrong`)).toEqual([right, right])
    expect(await markersFor(`signed-in=${right}; ${token}`)).toEqual([null, null])
  })

  test('[A6] a marker without a token is cleared', async () => {
    expect(await markersFor('signed-in=1')).toEqual(['', ''])
    expect(await markersFor('currency=THB')).toEqual([null, null])
  })

  test('[A6] [S5] the first document of a refused token is one of a signed-out visitor', async () => {
    const token = String((await signUp(newPerson())).body.token)
    const right = await sessionMarker(token)
    const cookie = `access-token=${token}; signed-in=${right}`
    expect(await markersFor(cookie)).toEqual([null, null])
    await request('POST', '/api/auth/logout', { token })
    for (const path of ['/help', '/th/products', '/no/such/page']) {
      const page = await fetch(baseUrl() + path, { headers: { cookie, 'sec-fetch-dest': 'document' } })
      const set = page.headers.getSetCookie()
      expect(
        set.find((one) => one.startsWith('access-token=')),
        path,
      ).toMatch(/^access-token=; .*Max-Age=0/)
      expect(
        set.find((one) => one.startsWith('signed-in=')),
        path,
      ).toMatch(/^signed-in=; .*Max-Age=0/)
    }
    // A page that the router requests belongs to an open document, which learns it from its next call.
    const headers = { cookie, 'sec-fetch-dest': 'empty', rsc: '1' }
    const navigation = await fetch(`${baseUrl()}/help?_rsc=x`, { headers })
    expect(navigation.headers.getSetCookie().join()).not.toContain('access-token')
  })

  test('[A1] the marker of one visitor is not on the cached page of another', async () => {
    const { body } = await signUp(newPerson())
    const [first] = await markersFor(`access-token=${body.token}`)
    expect(first).toMatch(/^[\da-f]{12}$/)
    const other = await fetch(`${baseUrl()}/help`, { headers: { cookie: 'currency=THB' } })
    expect(other.headers.getSetCookie().join()).not.toContain('signed-in')
    expect(other.headers.get('x-nextjs-cache')).toBe('HIT')
  })

  test('a new sign-in ends the browser’s previous session', async () => {
    const person = newPerson()
    const before = String((await signUp(person)).body.token)
    await post('login', { credential: person.email, password: person.password }, { token: before })
    expect(await profileOf(before)).toBeNull()
  })

  test('[A6] a forged, truncated or over-long token counts as signed out, and its cookie is cleared', async () => {
    const token = String((await signUp(newPerson())).body.token)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const invalid of [forged, token.slice(0, 20), 'x'.repeat(8000), "' OR 1=1"]) {
      const { status, body, cookies } = await request('GET', '/api/auth/profile', { token: invalid })
      expect([status, body.data]).toEqual([200, { user: null }])
      expect(cookies[0]).toMatch(/^access-token=; .*Max-Age=0/)
    }
    expect((await request('GET', '/api/auth/profile')).cookies).toEqual([])
  })

  test('[A10] the database does not hold the token itself; a token expires after three days', async () => {
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
