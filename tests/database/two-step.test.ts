import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { changePassword } from '@/lib/server/account/password'
import {
  renewRecoveryCodes,
  setUpTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
  twoStepOf,
} from '@/lib/server/account/two-step'
import { findSession } from '@/lib/server/auth/session-repo'
import { login } from '@/lib/server/auth/sign-in'
import { findChallenge } from '@/lib/server/auth/two-step/challenge-repo'
import { completeSignIn } from '@/lib/server/auth/two-step/sign-in'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import { newUser } from '../fixtures/catalog'
import { contextOf, mailsTo } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'
import {
  challengeOf,
  hash,
  later,
  newChallenge,
  newMember,
  PASSWORD,
  withTwoStep,
} from '../fixtures/two-step-member'
import { newVisitor } from '../fixtures/visitor'

withShopDatabase()

const signIn = (email: string) => login({ credential: email, password: PASSWORD }, requestOf('en'))

test('[A1] without two-step verification a secret that waits for its code changes nothing', async () => {
  const { userId, email, context } = await newMember()
  await setUpTwoStep({ password: PASSWORD }, context)
  expect(await twoStepOf(userId)).toBeNull()
  expect(await signIn(email)).toMatchObject({ result: true, token: expect.any(String) })
})

test('[A1] with it, a right password starts no session; the app’s code does, once', async () => {
  const { email, secret } = await withTwoStep()
  const tokens: Array<string | null> = []
  const context = requestOf('en', { setToken: (token) => tokens.push(token) })
  const challenge = await challengeOf(login({ credential: email, password: PASSWORD }, context))
  expect(tokens).toEqual([])
  const now = later(2)
  const code = codeAt(secret, now)
  const { token = '' } = await completeSignIn({ challenge, code }, context, now)
  expect(tokens).toEqual([token])
  expect(await findSession(token)).not.toBeNull()
  const again = await challengeOf(signIn(email))
  await expect(completeSignIn({ challenge: again, code }, context, now)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { code: [{ code: 'two_step_code' }] },
  })
})

test('of simultaneous uses of one code, one signs in', async () => {
  const { userId, secret, codes } = await withTwoStep()
  const now = later(2)
  for (const code of [codeAt(secret, now), codes[0] ?? '']) {
    const challenge = await newChallenge(userId)
    const uses = Array.from({ length: 5 }, () => completeSignIn({ challenge, code }, requestOf('en'), now))
    const results = await Promise.allSettled(uses)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('a code of the past, one of another account and a challenge that is too old are refused', async () => {
  const [one, other] = [await withTwoStep(), await withTwoStep()]
  const challenge = await newChallenge(one.userId)
  const use = (code: string, now = new Date(), of = challenge) =>
    completeSignIn({ challenge: of, code }, requestOf('en'), now)
  await expect(use(codeAt(one.secret, later(-5)))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  await expect(use(codeAt(other.secret, later(1)))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  await expect(use(other.codes[0] ?? '')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  await expect(use(one.codes[0] ?? '', later(21))).rejects.toMatchObject({ code: 'TWO_STEP_EXPIRED' })
  await expect(use(one.codes[0] ?? '', new Date(), 'forged')).rejects.toMatchObject({
    code: 'TWO_STEP_EXPIRED',
  })
  expect(await use(one.codes[0] ?? '')).toMatchObject({ result: true })
})

test('a challenge works once, also with several right codes at a time', async () => {
  const { userId, secret, codes } = await withTwoStep()
  const challenge = await newChallenge(userId)
  const now = later(2)
  const use = (code: string) => completeSignIn({ challenge, code }, requestOf('en'), now)
  const uses = [codeAt(secret, now), ...codes.slice(0, 3)].map(use)
  const results = await Promise.allSettled(uses)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(use(codes[4] ?? '')).rejects.toMatchObject({ code: 'TWO_STEP_EXPIRED' })
  // A code whose challenge was used up by another one is not lost.
  expect((await twoStepOf(userId))?.recovery_codes_left).toBeGreaterThanOrEqual(9)
})

test('a new password ends the sign-ins that wait for their second step', async () => {
  const { userId, codes, email } = await withTwoStep()
  const use = async (challenge: string, at: number) =>
    completeSignIn({ challenge, code: codes[at] ?? '' }, requestOf('en'))
  const { token = '' } = await use(await newChallenge(userId), 0)
  const waiting = await challengeOf(signIn(email))
  const other = await newChallenge(await newUser())
  const session = (await findSession(token)) ?? undefined
  const form = { password: 'rain over green hills', password_confirmation: 'rain over green hills' }
  await changePassword({ ...form, current_password: PASSWORD }, contextOf(userId, { session }))
  await expect(use(waiting, 1)).rejects.toMatchObject({ code: 'TWO_STEP_EXPIRED' })
  expect(await findChallenge(other, new Date())).not.toBeNull()
})

test('[A7] only a first step whose response has a token gives the second one a token', async () => {
  const { userId, codes } = await withTwoStep()
  const tokens: unknown[] = []
  const context = requestOf('en', { setToken: (token) => tokens.push(token) })
  for (const [index, withToken] of [true, false].entries()) {
    const challenge = await newChallenge(userId, withToken)
    const response = await completeSignIn({ challenge, code: codes[index] ?? '' }, context)
    expect('token' in response).toBe(withToken)
    expect(tokens).toHaveLength(index + 1)
  }
})

test('turning it on ends the other sessions, rotates this one, and notifies the owner', async () => {
  const { userId, token: other } = await newVisitor()
  await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, await hash])
  const [row] = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId])
  const tokens: Array<string | null> = []
  const context = contextOf(userId, { setToken: (token) => tokens.push(token) })
  const { secret } = (await setUpTwoStep({ password: PASSWORD }, context)).data
  await turnOnTwoStep({ code: codeAt(secret, new Date()) }, context)
  expect(await findSession(other)).toBeNull()
  expect(tokens).toHaveLength(1)
  expect(await twoStepOf(userId)).toMatchObject({ recovery_codes_left: 10 })
  expect(await mailsTo(row?.email ?? '')).toContainEqual(expect.stringContaining('is on'))
  await expect(setUpTwoStep({ password: PASSWORD }, context)).rejects.toMatchObject({ code: 'TWO_STEP_ON' })
})

test('turning it off and new recovery codes take password and code', async () => {
  const { userId, email, context, codes } = await withTwoStep()
  const [first = '', second = '', third = ''] = codes
  await expect(turnOffTwoStep({ password: 'wrong', code: first }, context)).rejects.toMatchObject({
    fields: { password: [{ code: 'password_wrong' }] },
  })
  await expect(turnOffTwoStep({ password: PASSWORD, code: '000000' }, context)).rejects.toMatchObject({
    fields: { code: [{ code: 'two_step_code' }] },
  })
  const renewed = await renewRecoveryCodes({ password: PASSWORD, code: first }, context)
  expect(renewed.data.recovery_codes).toHaveLength(10)
  await expect(turnOffTwoStep({ password: PASSWORD, code: second }, context)).rejects.toBeInstanceOf(ApiError)
  expect(third).not.toBe('')
  const [fresh = ''] = renewed.data.recovery_codes
  await turnOffTwoStep({ password: PASSWORD, code: fresh.replaceAll('-', '') }, context)
  expect(await twoStepOf(userId)).toBeNull()
  expect(await sql('SELECT 1 FROM recovery_codes WHERE user_id = $1', [userId])).toEqual([])
  expect(await signIn(email)).toMatchObject({ result: true })
  expect(await mailsTo(email)).toContainEqual(expect.stringContaining('is off'))
})

test('neither the secret nor a recovery code is stored as it is', async () => {
  const { userId, secret, codes } = await withTwoStep()
  const rows = await sql(
    'SELECT * FROM authenticators a JOIN recovery_codes r USING (user_id) WHERE user_id = $1',
    [userId],
  )
  const text = JSON.stringify(rows).toLowerCase()
  for (const one of [secret.toLowerCase(), ...codes]) expect(text).not.toContain(one)
})
