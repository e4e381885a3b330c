import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newPasskeyOptions } from '@/lib/server/account/passkeys'
import { changePassword } from '@/lib/server/account/password'
import * as auth from '@/lib/server/auth/service'
import { findSession } from '@/lib/server/auth/session-repo'
import { completeSignIn } from '@/lib/server/auth/two-step/sign-in'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import type { RequestContext } from '@/lib/server/http/context'
import { disableOutboxWorker } from '@/lib/server/outbox/worker'
import { newAsker } from '../fixtures/asker'
import { newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { passResendTime, sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { signInCode, signInMails } from '../fixtures/sign-in-mails'
import { challengeOf, later, newMember, PASSWORD, withTwoStep } from '../fixtures/two-step-member'

withShopDatabase()
// The mails are read from the outbox.
disableOutboxWorker()

const newEmail = () => `new.${randomUUID()}@example.com`
const NEW = { password: 'moon over sand', password_confirmation: 'moon over sand' }
const FIRST = { current_password: null, ...NEW }

const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

async function request(email: string, asker: RequestContext): Promise<string> {
  await auth.requestSignInCode({ email }, asker)
  return signInCode(email)
}

/** A signed-in visitor with an account that has no password. */
async function newcomer() {
  const email = newEmail()
  const asker = newAsker()
  const code = await request(email, asker)
  const { token, user } = await auth.verifySignInCode({ email, code }, asker)
  const session = await findSession(token)
  if (!session) throw new Error('no session')
  return { email, userId: user.id, context: contextOf(user.id, { session }) }
}

const accountsOf = (email: string) =>
  sql<{ id: string; password_hash: string | null; first_name: string; phone: string | null }>(
    'SELECT id, password_hash, first_name, phone FROM users WHERE email = $1',
    [email],
  )

test('[A2] a code opens an account without name, phone and password for a new address, and signs in', async () => {
  const email = newEmail()
  const asker = newAsker()
  const code = await request(email, asker)
  expect(await signInMails(email)).toMatchObject([{ template: 'sign-in-code', name: '' }])
  const { token, user, opened } = await auth.verifySignInCode({ email, code }, asker)
  expect(opened).toBe(true)
  expect(user).toMatchObject({ email, first_name: '', last_name: '', phone: '' })
  expect((await findSession(token))?.userId).toBe(user.id)
  expect(await accountsOf(email)).toMatchObject([{ id: user.id, password_hash: null, phone: null }])
  expect(await settled(auth.verifySignInCode({ email, code }, asker))).toBe('INVALID_CODE')
})

test('[A1] the next code signs in to the same account, also on another device', async () => {
  const { email, userId } = await newcomer()
  await passResendTime(email)
  const device = newAsker()
  const code = await request(email, device)
  const again = await auth.verifySignInCode({ email, code }, device)
  expect([again.user.id, again.opened]).toEqual([userId, false])
})

test('[A1] a code signs in to an account with a password, whose password stays', async () => {
  const { email, userId } = await newMember()
  const asker = newAsker()
  const code = await request(email, asker)
  const { user, opened } = await auth.verifySignInCode({ email, code }, asker)
  expect([user.id, opened]).toEqual([userId, false])
  expect(await settled(auth.login({ credential: email, password: PASSWORD }, newAsker()))).toBe('ok')
})

test('[A1] two-step verification asks for its code after the mailed one, which is then spent', async () => {
  const { email, secret } = await withTwoStep()
  const asker = newAsker()
  const code = await request(email, asker)
  const challenge = await challengeOf(auth.verifySignInCode({ email, code }, asker))
  expect(await settled(auth.verifySignInCode({ email, code }, asker))).toBe('INVALID_CODE')
  const now = later(2)
  const { user } = await completeSignIn({ challenge, code: codeAt(secret, now) }, asker, now)
  expect(user.email).toBe(email)
})

test('[A10] the same code, sent five times at once, signs in once and opens one account', async () => {
  const email = newEmail()
  const asker = newAsker()
  const code = await request(email, asker)
  const calls = Array.from({ length: 5 }, () => settled(auth.verifySignInCode({ email, code }, asker)))
  expect((await Promise.all(calls)).sort()).toEqual([...Array<string>(4).fill('INVALID_CODE'), 'ok'])
  expect(await accountsOf(email)).toHaveLength(1)
})

test('[A10] two browsers with a code each for the same new address share one account', async () => {
  const email = newEmail()
  const browsers = [newAsker(), newAsker(), newAsker()]
  const codes: string[] = []
  for (const browser of browsers) codes.push(await request(email, browser))
  const signedIn = await Promise.all(
    browsers.map((browser, n) => auth.verifySignInCode({ email, code: codes[n] ?? '' }, browser)),
  )
  expect(new Set(signedIn.map(({ user }) => user.id)).size).toBe(1)
  expect(signedIn.filter(({ opened }) => opened)).toHaveLength(1)
  expect(await accountsOf(email)).toHaveLength(1)
})

test('[A10] a code is valid for its browser, its purpose and five attempts', async () => {
  const email = newEmail()
  const [owner, stranger] = [newAsker(), newAsker()]
  const code = await request(email, owner)
  expect(await settled(auth.verifySignInCode({ email, code }, stranger))).toBe('INVALID_CODE')
  expect(await settled(auth.resetPassword({ email, code, ...NEW }, owner))).toBe('INVALID_CODE')
  const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let n = 0; n < 5; n++) await settled(auth.verifySignInCode({ email, code: guess }, owner))
  expect(await settled(auth.verifySignInCode({ email, code }, owner))).toBe('INVALID_CODE')
  expect(await accountsOf(email)).toEqual([])
})

test('[A10] after twenty codes of a day, with those for a new password, an account gets a link', async () => {
  const userId = await newUser()
  const [row] = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId])
  const email = String(row?.email)
  for (let n = 0; n < 10; n++) await auth.requestForgetPassword({ email }, newAsker())
  for (let n = 0; n < 11; n++) await auth.requestSignInCode({ email }, newAsker())
  const mails = await signInMails(email)
  expect(mails.map(({ template }) => template)).toEqual([
    ...Array<string>(10).fill('sign-in-code'),
    'password-link',
  ])
  const token = String(mails.at(-1)?.token)
  expect(await settled(auth.resetPasswordByLink({ token, ...NEW }, newAsker()))).toBe('ok')
})

test('[A10] an address gets thirty codes an hour at most', async () => {
  const email = newEmail()
  for (let n = 0; n < 30; n++) await auth.requestSignInCode({ email }, newAsker())
  expect(await settled(auth.requestSignInCode({ email }, newAsker()))).toBe('RATE_LIMITED')
})

test('[A9] the first password is set without another one after a recent sign-in, and ends all codes', async () => {
  const { email, context } = await newcomer()
  await passResendTime(email)
  const other = newAsker()
  const code = await request(email, other)
  expect(await settled(changePassword(FIRST, context))).toBe('ok')
  expect(await settled(auth.verifySignInCode({ email, code }, other))).toBe('INVALID_CODE')
  expect(await settled(auth.login({ credential: email, password: NEW.password }, newAsker()))).toBe('ok')
})

test('[A9] later it takes a new sign-in, like a passkey', async () => {
  const { context } = await newcomer()
  expect(await settled(newPasskeyOptions({ password: null }, context))).toBe('ok')
  await sql("UPDATE sessions SET created_at = created_at - interval '31 minutes' WHERE token_hash = $1", [
    context.session.tokenHash,
  ])
  expect(await settled(newPasskeyOptions({ password: null }, context))).toBe('SIGN_IN_AGAIN')
  expect(await settled(changePassword(FIRST, context))).toBe('SIGN_IN_AGAIN')
})

test('[A9] an account with a password cannot leave it out', async () => {
  const { context } = await newMember()
  expect(await settled(changePassword(FIRST, context))).toBe('VALIDATION_FAILED')
  expect(await settled(newPasskeyOptions({ password: null }, context))).toBe('VALIDATION_FAILED')
})
