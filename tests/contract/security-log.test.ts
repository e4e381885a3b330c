import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import { closeDatabase } from '@/lib/server/db/client'
import { post, wrongCode } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { type ApiResponse, baseUrl, request } from '../fixtures/http'
import { codeFor, resetTokenFor, smsCodeFor } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'
import { account, newMember, rotatedToken, sessionsOf } from '../fixtures/settings'

afterAll(closeDatabase)

interface EventRow {
  kind: string
  outcome: string
  user_id: string | null
  actor: string
  detail: Record<string, string>
}

/** Returns the events of the request that a response belongs to, as `[kind, outcome, actor, detail]`. */
async function eventsOf({ headers }: Pick<ApiResponse, 'headers'>) {
  const rows = await sql<EventRow>(
    'SELECT kind, outcome, user_id, actor, detail FROM security_events WHERE request_id = $1 ORDER BY id',
    [headers.get('x-request-id')],
  )
  return rows.map(({ kind, outcome, actor, detail }) => [kind, outcome, actor, detail])
}

/** The account that the event of a request is about. */
async function accountOf({ headers }: Pick<ApiResponse, 'headers'>) {
  const [row] = await sql<EventRow>('SELECT user_id FROM security_events WHERE request_id = $1', [
    headers.get('x-request-id'),
  ])
  return row?.user_id
}

/** Everything that the log has of an account and its requests, as text. */
async function textOf(responses: Array<Pick<ApiResponse, 'headers'>>): Promise<string> {
  const ids = responses.map(({ headers }) => headers.get('x-request-id'))
  return JSON.stringify(await sql('SELECT * FROM security_events WHERE request_id = ANY($1)', [ids]))
}

test('[A1] registration, sign-in and sign-out are recorded, and what was refused, without a secret', async () => {
  const person = newPerson()
  const registered = await signUp(person)
  const token = String(registered.body.token)
  const { email, password } = person
  const wrong = await post('login', { credential: email, password: 'not the password' })
  const unknown = await post('login', { credential: newPerson().email, password })
  const right = await post('login', { credential: email, password })
  const out = await post('logout', {}, { token })
  const google = await post('oauth/google/session', { attempt: randomUUID() })
  expect(await eventsOf(registered)).toEqual([['registration', 'ok', 'user', { method: 'code' }]])
  const refused = { method: 'password', reason: 'CREDENTIALS_WRONG' }
  expect(await eventsOf(wrong)).toEqual([['sign-in', 'refused', 'visitor', refused]])
  expect(await accountOf(wrong)).toBe(await accountOf(right))
  expect(await eventsOf(unknown)).toEqual([['sign-in', 'refused', 'visitor', refused]])
  expect(await eventsOf(right)).toEqual([['sign-in', 'ok', 'user', { method: 'password' }]])
  expect(await eventsOf(out)).toEqual([['sign-out', 'ok', 'user', {}]])
  expect(await eventsOf(google)).toMatchObject([['sign-in', 'refused', 'visitor', { method: 'google' }]])
  const text = await textOf([registered, wrong, unknown, right, out, google])
  for (const secret of [email, password, 'not the password', token, String(right.body.token), person.phone])
    expect(text).not.toContain(secret)
})

test('[A3] codes, reset links and new passwords are recorded, without a code', async () => {
  const { person } = await newMember()
  const { email } = person
  await post('request-forget-password', { email })
  const code = await codeFor(email)
  const bad = await post('verify-forget-password', { email, code: wrongCode(code) })
  const stranger = await post('verify-forget-password', { email: newPerson().email, code })
  const password = 'another longtail at dusk'
  const link = await post('reset-password-by-link', {
    token: 'x'.repeat(43),
    password,
    password_confirmation: password,
  })
  const reset = await post('reset-password', { email, code, password, password_confirmation: password })
  expect(await eventsOf(bad)).toEqual([['code', 'refused', 'visitor', { purpose: 'reset', reason: 'wrong' }]])
  expect(await eventsOf(stranger)).toEqual([
    ['code', 'refused', 'visitor', { purpose: 'reset', reason: 'none' }],
  ])
  expect(await eventsOf(link)).toEqual([['password-reset', 'refused', 'visitor', {}]])
  expect(await eventsOf(reset)).toEqual([['password-reset', 'ok', 'user', {}]])
  const text = await textOf([bad, stranger, link, reset])
  for (const secret of [code, wrongCode(code), await resetTokenFor(email), password, email])
    expect(text).not.toContain(secret)
})

test('[A9] changes of an account are recorded', async () => {
  const member = await newMember()
  const { password } = member.person
  const unconfirmed = await account('POST', '/two-step', member, { json: { password: 'not the password' } })
  const { body } = await account('POST', '/two-step', member, { json: { password } })
  const { secret } = body.data as { secret: string }
  const on = await account('PUT', '/two-step', member, { json: { code: codeAt(secret, new Date()) } })
  let token = rotatedToken(on)
  const { person } = member
  const login = await post('login', { credential: person.email, password })
  const { challenge } = login.body.details as { challenge: string }
  const second = await post('two-step', { challenge, code: '000000' })
  const off = await account('DELETE', '/two-step', { token }, { json: { password, code: '000000' } })
  const newPassword = 'a quiet harbor at dawn'
  const changed = await account(
    'PUT',
    '/password',
    { token },
    {
      json: { current_password: password, password: newPassword, password_confirmation: newPassword },
    },
  )
  token = rotatedToken(changed)
  expect(await eventsOf(unconfirmed)).toEqual([['password-confirmation', 'refused', 'user', {}]])
  expect(await eventsOf(on)).toEqual([['two-step', 'ok', 'user', { action: 'on' }]])
  expect(await eventsOf(login)).toEqual([['sign-in', 'ok', 'user', { method: 'password', step: 'first' }]])
  expect(await eventsOf(second)).toEqual([
    ['sign-in', 'refused', 'visitor', { method: 'two-step', reason: 'TWO_STEP_CODE' }],
  ])
  expect(await eventsOf(off)).toEqual([['two-step', 'refused', 'user', { action: 'code' }]])
  expect(await eventsOf(changed)).toEqual([['password-change', 'ok', 'user', {}]])
  const text = await textOf([unconfirmed, on, login, second, off, changed])
  for (const value of [secret, challenge, password, newPassword, token]) expect(text).not.toContain(value)
})

test('[A9] a new email address, a new phone, ended sessions and a deletion are recorded', async () => {
  const member = await newMember()
  const { password } = member.person
  const { email } = newPerson()
  await account('POST', '/email', member, { json: { email, password } })
  const withEmail = await account('PUT', '/email', member, { json: { email, code: await codeFor(email) } })
  const phone = `+86138${randomUUID().replaceAll(/\D/g, '').padEnd(8, '1').slice(0, 8)}`
  const owner = { token: rotatedToken(withEmail) }
  await account('POST', '/phone', owner, { json: { phone, password } })
  const withPhone = await account('PUT', '/phone', owner, { json: { phone, code: await smsCodeFor(phone) } })
  owner.token = rotatedToken(withPhone)
  await post('login', { credential: email, password })
  const other = (await sessionsOf(owner.token)).find(({ current }) => !current) as unknown as { id: string }
  const ended = await account('DELETE', `/sessions/${other.id}`, owner)
  const deleted = await account('DELETE', '', owner, { json: { password } })
  expect(await eventsOf(withEmail)).toEqual([['email-change', 'ok', 'user', {}]])
  expect(await eventsOf(withPhone)).toEqual([['phone-change', 'ok', 'user', {}]])
  expect(await eventsOf(ended)).toEqual([['session-end', 'ok', 'user', { sessions: 'one' }]])
  expect(deleted.status).toBe(200)
  expect(await eventsOf(deleted)).toEqual([['account-deletion', 'ok', 'user', {}]])
  expect(await textOf([withEmail, withPhone, ended, deleted])).not.toContain(email)
})

test('requests of other sites, keys, links and notifications that are refused are recorded', async () => {
  const path = '/api/auth/login'
  const foreign = await request('POST', path, { json: {}, origin: 'https://evil.example' })
  const venue = await request('GET', '/api/vouchers/abcdefgh', { headers: { 'x-venue-key': 'NOT-A-KEY' } })
  const supplier = await request('GET', '/api/supplier-requests/not-a-token')
  const notice = await request('POST', '/api/payments/notices/sandbox', {
    body: '{}',
    headers: { 'x-sandbox-signature': 'f'.repeat(64) },
  })
  const challenge = await post('two-step', { challenge: 'a-forged-one', code: '123456' })
  const authorization = 'Bearer a-forged-one'
  const forget = await request('POST', '/api/catalog-changes', { json: {}, headers: { authorization } })
  const metrics = await fetch(`${baseUrl()}/metrics`, { headers: { authorization } })
  expect(await eventsOf(foreign)).toEqual([['cross-origin', 'refused', 'visitor', { method: 'POST', path }]])
  expect(await eventsOf(venue)).toEqual([['venue-key', 'refused', 'venue', {}]])
  expect(await eventsOf(supplier)).toEqual([['supplier-link', 'refused', 'supplier', {}]])
  expect(await eventsOf(notice)).toEqual([['notification', 'refused', 'gateway', { gateway: 'sandbox' }]])
  expect(await eventsOf(challenge)).toEqual([
    ['sign-in', 'refused', 'visitor', { method: 'two-step', reason: 'TWO_STEP_EXPIRED' }],
  ])
  expect(await eventsOf(forget)).toEqual([['server-token', 'refused', 'visitor', { use: 'catalog-changes' }]])
  expect(await eventsOf(metrics)).toEqual([['server-token', 'refused', 'visitor', { use: 'metrics' }]])
  expect(await textOf([challenge, forget, metrics])).not.toContain('a-forged-one')
})

test('[A9] the network of a request is recorded, and an id of a client is not accepted', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:1:2:3::4', 'x-request-id': 'given-by-a-client' }
  const response = await post('login', { credential: newPerson().email, password: 'x' }, { headers })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const rows = await sql<{ network: string }>('SELECT network FROM security_events WHERE request_id = $1', [
    response.headers.get('x-request-id'),
  ])
  expect(rows).toEqual([{ network: expect.any(String) }])
})

test('a refusal before any route has a request id as well', async () => {
  const { headers } = await request('GET', '/api/nothing')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
