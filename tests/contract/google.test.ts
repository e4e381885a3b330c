import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { profileOf } from '../fixtures/accounts'
import { baseUrl, request } from '../fixtures/http'
import { newPerson, signUp } from '../fixtures/people'

const STAND_IN = '/api/sandbox/google'
const origin = () => new URL(baseUrl()).origin

const newEmail = () => `google.${randomUUID()}@example.com`

interface Started {
  url: URL
  cookie: string
}

async function begin(headers: Record<string, string> = {}): Promise<Started> {
  const { status, body, cookies } = await request('POST', '/api/auth/oauth/google', {
    origin: origin(),
    headers,
  })
  expect([status, body.result]).toEqual([200, true])
  return { url: new URL(body.url ?? ''), cookie: cookies[0] ?? '' }
}

const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

/** Chooses on the stand-in's page; returns the redirect target. */
function decide(url: URL, person: object | null, change: object = {}) {
  const values = { ...Object.fromEntries(url.searchParams), ...change }
  return request('POST', `${STAND_IN}/authorize`, { json: { request: values, person }, origin: origin() })
}

async function leadsTo(url: URL, person: object | null): Promise<string> {
  const { status, body } = await decide(url, person)
  expect(status).toBe(200)
  return (body.data as { return_url: string }).return_url
}

const named = (email: string) => ({ email, given_name: 'Ploy', family_name: 'Srisuk', email_verified: true })

const visit = (url: string | URL, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } })

async function callback(address: string, cookie: string): Promise<URL> {
  const response = await visit(address, pairOf(cookie))
  expect(response.status).toBe(303)
  expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(response.headers.get('cache-control')).toContain('no-store')
  return new URL(response.headers.get('location') ?? '', baseUrl())
}

const finish = (page: URL, cookie: string, from = origin()) =>
  request('POST', '/api/auth/oauth/google/session', {
    json: { attempt: page.searchParams.get('attempt') ?? randomUUID() },
    headers: { cookie: pairOf(cookie) },
    origin: from,
  })

describe('signing in with the Google stand-in', () => {
  test('[X5] returns an authorization URL, bound to the browser for ten minutes', async () => {
    const { url, cookie } = await begin()
    expect(url.href.startsWith(`${origin()}${STAND_IN}/authorize?`)).toBe(true)
    expect(url.searchParams.get('redirect_uri')).toBe(`${origin()}/api/auth/oauth/google/callback`)
    expect(cookie).toMatch(
      /^sign-in-browser=[\w-]{43}; Path=\/api\/auth\/oauth; Max-Age=600; SameSite=Lax; Secure; HttpOnly$/,
    )
    const again = await begin({ cookie: pairOf(cookie) })
    expect(pairOf(again.cookie)).toBe(pairOf(cookie))
    expect(again.url.searchParams.get('state')).not.toBe(url.searchParams.get('state'))
  })

  test('[A4] [A7] creates a session like any sign-in, once', async () => {
    const email = newEmail()
    const { url, cookie } = await begin({ 'accept-language': 'th' })
    const page = await callback(await leadsTo(url, named(email)), cookie)
    expect([page.pathname, ...page.searchParams.keys()]).toEqual(['/th/sign-in/google', 'attempt'])
    const { status, body, cookies } = await finish(page, cookie)
    expect([status, body.user?.email, body.user?.phone]).toEqual([200, email, ''])
    expect(JSON.stringify(body)).not.toMatch(/id_token|refresh_token/)
    expect(body.message).toBe('Your account is ready.')
    expect(cookies.find((header) => header.startsWith('access-token='))).toMatch(
      /Max-Age=259200; SameSite=Lax; Secure; HttpOnly$/,
    )
    expect(await profileOf(body.token ?? '')).toMatchObject({ email, first_name: 'Ploy' })
    const { body: account } = await request('GET', '/api/account/data', { token: body.token })
    expect(account.data).toMatchObject({ identities: [{ issuer: origin() + STAND_IN }] })
    const second = await finish(page, cookie)
    expect([second.status, second.body.code]).toEqual([410, 'GOOGLE_EXPIRED'])
  })

  test('[A4] links to the account of the same address, whose password still works', async () => {
    const person = newPerson()
    await signUp(person)
    const { url, cookie } = await begin()
    const { body } = await finish(await callback(await leadsTo(url, named(person.email)), cookie), cookie)
    expect(body.user).toMatchObject({ email: person.email, first_name: person.first_name })
    expect(body.message).toBe('You are signed in.')
    const json = { credential: person.email, password: person.password }
    expect((await request('POST', '/api/auth/login', { json })).status).toBe(200)
  })

  test('[A4] another site can neither start nor complete it', async () => {
    const foreign = 'https://evil.example'
    const started = await request('POST', '/api/auth/oauth/google', { origin: foreign })
    expect([started.status, started.body.code]).toEqual([403, 'CROSS_ORIGIN'])
    const { url, cookie } = await begin()
    const page = await callback(await leadsTo(url, named(newEmail())), cookie)
    expect((await finish(page, cookie, foreign)).body.code).toBe('CROSS_ORIGIN')
    expect((await finish(page, '')).body.code).toBe('GOOGLE_EXPIRED')
  })

  test.each([
    ['an empty query', ''],
    ['a forged state', '?code=x&state=forged'],
    ['a state of 8 KB', `?code=x&state=${'x'.repeat(8000)}`],
    ['an error without a state', '?error=access_denied'],
  ])('[A4] redirects back with %s', async (_, search) => {
    const { cookie } = await begin()
    const page = await callback(`${baseUrl()}/api/auth/oauth/google/callback${search}`, cookie)
    expect(page.searchParams.get('problem')).toBe('GOOGLE_EXPIRED')
  })

  test('[A4] handles a refusal and an unverified address', async () => {
    const attempt = await begin()
    const page = await callback(await leadsTo(attempt.url, null), attempt.cookie)
    expect(page.searchParams.get('problem')).toBe('GOOGLE_DENIED')
    const { url, cookie } = await begin()
    const result = await leadsTo(url, { ...named(newEmail()), email_verified: false })
    const { status, body } = await finish(await callback(result, cookie), cookie)
    expect([status, body.code]).toEqual([422, 'GOOGLE_EMAIL_UNVERIFIED'])
  })

  test('[A9] reports that an account has no password where one is required', async () => {
    const { url, cookie } = await begin()
    const { body } = await finish(await callback(await leadsTo(url, named(newEmail())), cookie), cookie)
    const response = await request('POST', '/api/account/phone', {
      json: { phone: '+66812345678', password: 'anything' },
      token: body.token,
    })
    expect([response.status, response.body.errors?.password]).toEqual([
      422,
      ['This account has no password yet. Set one first, under “Password”.'],
    ])
  })
})

describe('the stand-in itself', () => {
  test('shows its page in the requested language, and keeps the window’s opener', async () => {
    const { url } = await begin({ 'accept-language': 'zh-cn' })
    const response = await visit(url)
    expect(response.status).toBe(302)
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    const page = new URL(response.headers.get('location') ?? '', baseUrl())
    expect([page.pathname, page.search]).toEqual(['/zh-cn/sandbox/google', url.search])
    for (const path of ['/zh-cn/sandbox/google', '/sandbox/google', '/th/sign-in/google'])
      expect((await visit(baseUrl() + path)).headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    const other = await visit(`${baseUrl()}/sign-in`)
    expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  test.each([
    ['another client', { client_id: 'other' }, 404],
    ['a redirect elsewhere', { redirect_uri: 'https://evil.example/api/auth/oauth/google/callback' }, 404],
    ['a redirect to another page', { redirect_uri: 'http://localhost:3000/elsewhere' }, 404],
    ['no PKCE', { code_challenge_method: 'plain' }, 422],
  ])('rejects %s', async (_, change, status) => {
    const { url } = await begin()
    expect((await decide(url, named(newEmail()), change)).status).toBe(status)
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
    expect((await visit(url)).status).toBe(status)
  })

  test('issues no token without its secret', async () => {
    const response = await fetch(`${baseUrl()}${STAND_IN}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'sunhop', code: 'x' }),
    })
    expect([response.status, await response.json()]).toEqual([401, { error: 'invalid_client' }])
  })

  test('publishes only its public key', async () => {
    const { keys } = (await (await visit(`${baseUrl()}${STAND_IN}/jwks`)).json()) as { keys: object[] }
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
    ])
  })
})
