import { expect, test } from 'vitest'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import { post, profileOf } from '../fixtures/accounts'
import { codeFor } from '../fixtures/mailbox'
import { account, newMember, rotatedToken } from '../fixtures/settings'

/** A code of the next period: the first one is used up. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

async function memberWithTwoStep() {
  const member = await newMember()
  const { password } = member.person
  const { body } = await account('POST', '/two-step', member, { json: { password } })
  const { secret } = body.data as { secret: string }
  const on = await account('PUT', '/two-step', member, { json: { code: codeAt(secret, new Date()) } })
  expect([on.status, on.body.message]).toEqual([200, expect.stringContaining('Two-step')])
  return {
    ...member,
    secret,
    token: rotatedToken(on),
    codes: (on.body.data as { recovery_codes: string[] }).recovery_codes,
  }
}

test('[A1] a sign-in with two-step verification is answered with a challenge, in each language', async () => {
  const { person, secret, token } = await memberWithTwoStep()
  expect((await account('GET', '', { token })).body.data).toMatchObject({
    two_step: { recovery_codes_left: 10, since: expect.stringMatching(/^\d{4}-/) },
  })
  const credentials = { credential: person.email, password: person.password }
  for (const locale of ['en', 'th', 'zh-cn'] as const) {
    const { status, body, cookies } = await post('login', credentials, { locale })
    expect([status, body.code, cookies]).toEqual([401, 'TWO_STEP_REQUIRED', []])
    expect(body.message).toBeTruthy()
  }
  const wrong = await post('login', { ...credentials, password: 'not the password' })
  expect(wrong.body.code).toBe('CREDENTIALS_WRONG')
  const { body } = await post('login', credentials)
  const { challenge } = body.details as { challenge: string }
  const refused = await post('two-step', { challenge, code: '000 000' })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['code']])
  const code = nextCode(secret)
  const done = await post('two-step', { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(done.status).toBe(200)
  expect(done.cookies).toContainEqual(expect.stringMatching(/^access-token=.+; HttpOnly$/))
  expect(await profileOf(String(done.body.token))).toMatchObject({ email: person.email })
})

test.each([
  ['no code', { challenge: 'x' }],
  ['an odd code', { challenge: 'x', code: '12345' }],
  ['a null code', { challenge: 'x', code: null }],
  ['no challenge', { code: '123456' }],
])('refuses a second step with %s', async (_, json) => {
  const { status, body } = await post('two-step', json)
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
})

test('a forged challenge is an expired one', async () => {
  for (const challenge of ['x', 'A'.repeat(200), '%00'])
    expect((await post('two-step', { challenge, code: '123456' })).body.code).toBe('TWO_STEP_EXPIRED')
})

test('[A3] a password reset does not bypass two-step verification', async () => {
  const { person, codes, token } = await memberWithTwoStep()
  await post('request-forget-password', { email: person.email })
  const code = await codeFor(person.email, 2)
  const password = 'another longtail at dusk'
  const reset = await post('reset-password', {
    email: person.email,
    code,
    password,
    password_confirmation: password,
  })
  expect([reset.status, reset.body.code, reset.cookies]).toEqual([401, 'TWO_STEP_REQUIRED', []])
  expect(await profileOf(token)).toBeNull()
  const { challenge } = reset.body.details as { challenge: string }
  const done = await post('two-step', { challenge, code: String(codes[0]).toUpperCase() })
  expect(await profileOf(String(done.body.token))).toMatchObject({ email: person.email })
})

test('all settings of two-step verification need a session and the password', async () => {
  const json = { password: 'wrong', code: '123456' }
  const member = await newMember()
  for (const [method, path] of [
    ['POST', '/two-step'],
    ['DELETE', '/two-step'],
    ['POST', '/two-step/recovery-codes'],
  ] as const) {
    expect((await account(method, path, { token: 'none' }, { json })).body.code).toBe('UNAUTHENTICATED')
    const { status, body } = await account(method, path, member, { json })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']])
  }
  const { password } = member.person
  const off = await account('DELETE', '/two-step', member, { json: { password, code: '123456' } })
  expect([off.status, off.body.code]).toEqual([409, 'TWO_STEP_OFF'])
})
