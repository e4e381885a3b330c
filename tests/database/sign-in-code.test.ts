import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestEmailChange } from '@/lib/server/account/email'
import { newPasskeyOptions, removePasskey } from '@/lib/server/account/passkeys'
import { changePassword } from '@/lib/server/account/password'
import { requestPhoneChange } from '@/lib/server/account/phone'
import * as auth from '@/lib/server/auth/service'
import { findSession } from '@/lib/server/auth/session-repo'
import { completeSignIn } from '@/lib/server/auth/two-step/sign-in'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import type { RequestContext } from '@/lib/server/http/context'
import { newAsker, newNetwork } from '../fixtures/asker'
import { newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { passResendTime, sql } from '../fixtures/database'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { signInCode, signInMails } from '../fixtures/sign-in-mails'
import { challengeOf, later, newMember, PASSWORD, withTwoStep } from '../fixtures/two-step-member'

withShopDatabase({ own: true })
// The mails are read from the outbox.
withoutOutboxWorker()

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
  const signedIn = await completeSignIn({ challenge, code: codeAt(secret, now) }, asker, now)
  expect(signedIn.user.email).toBe(email)
  expect(signedIn).not.toHaveProperty('token')
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

test('[A10] after twenty codes of a day, with those for a new password, an account gets only the link', async () => {
  const userId = await newUser()
  const [row] = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId])
  const email = String(row?.email)
  for (let n = 0; n < 10; n++) await auth.requestForgetPassword({ email }, newAsker())
  for (let n = 0; n < 11; n++) await auth.requestSignInCode({ email }, newAsker())
  const mails = (await signInMails(email)).filter(({ template }) => template === 'sign-in-code')
  expect(mails.map(({ code }) => code !== undefined)).toEqual([...Array<boolean>(10).fill(true), false])
  const { user } = await auth.signInByLink({ token: String(mails.at(-1)?.token) }, newAsker())
  expect(user.id).toBe(userId)
  expect(await sql(`SELECT outcome FROM security_events WHERE detail->>'limit' = 'reset-code'`)).toEqual([
    { outcome: 'refused' },
  ])
})

test('[A10] a stranger who uses up the mails of an address gives its owner the links to sign in', async () => {
  const { email: known, userId } = await newMember()
  const strangers = [newNetwork(), newNetwork(), newNetwork()]
  for (const email of [known, newEmail()]) {
    for (let n = 0; n < 30; n++)
      await auth.requestSignInCode({ email }, newAsker({ address: strangers[n % 3] }))
    expect(await settled(auth.requestSignInCode({ email }, newAsker()))).toBe('USE_MAILED_LINK')
    const mails = await signInMails(email)
    const tokens = mails.map(({ token }) => String(token))
    expect(new Set(tokens).size).toBe(30)
    for (const at of [0, 29]) {
      const asker = newAsker()
      const { token, user, opened } = await auth.signInByLink({ token: String(tokens[at]) }, asker)
      expect((await findSession(token))?.userId).toBe(user.id)
      expect([user.email, opened]).toEqual([email, email !== known && at === 0])
      if (email === known) expect(user.id).toBe(userId)
    }
  }
})

test('[A10] a link works once, for an hour, and is stored as a hash; a new password ends the others', async () => {
  const { email, userId } = await newMember()
  await auth.requestSignInCode({ email }, newAsker())
  await auth.requestSignInCode({ email }, newAsker())
  const [first = '', second = ''] = (await signInMails(email)).map(({ token }) => String(token))
  expect(await sql('SELECT 1 FROM sign_in_links WHERE token_hash = $1', [first])).toEqual([])
  const expireIn = (seconds: number) =>
    sql("UPDATE sign_in_links SET expires_at = now() + $2 * interval '1 second' WHERE email = $1", [
      email,
      seconds,
    ])
  const byLink = (token: string) => settled(auth.signInByLink({ token }, newAsker()))
  await expireIn(-1)
  expect(await byLink(first)).toBe('LINK_EXPIRED')
  await expireIn(30)
  expect((await Promise.all([byLink(first), byLink(first)])).sort()).toEqual(['LINK_EXPIRED', 'ok'])
  const session = await findSession(
    (await auth.login({ credential: email, password: PASSWORD }, newAsker())).token,
  )
  if (!session) throw new Error('no session')
  const change = changePassword({ ...NEW, current_password: PASSWORD }, contextOf(userId, { session }))
  expect(await settled(change)).toBe('ok')
  expect(await byLink(second)).toBe('LINK_EXPIRED')
})

test('[A10] two links of a new address, opened at once, share one account', async () => {
  const email = newEmail()
  for (let n = 0; n < 2; n++) await auth.requestSignInCode({ email }, newAsker())
  const tokens = (await signInMails(email)).map(({ token }) => String(token))
  const signedIn = await Promise.all(tokens.map((token) => auth.signInByLink({ token }, newAsker())))
  expect(new Set(signedIn.map(({ user }) => user.id)).size).toBe(1)
  expect(await accountsOf(email)).toHaveLength(1)
})

test('[A1] two-step verification follows a link as well, which is then spent', async () => {
  const { email, secret } = await withTwoStep()
  const asker = newAsker()
  await auth.requestSignInCode({ email }, asker)
  const token = String((await signInMails(email)).at(-1)?.token)
  const challenge = await challengeOf(auth.signInByLink({ token }, asker))
  expect(await settled(auth.signInByLink({ token }, asker))).toBe('LINK_EXPIRED')
  const now = later(2)
  const signedIn = await completeSignIn({ challenge, code: codeAt(secret, now) }, asker, now)
  expect(signedIn.user.email).toBe(email)
  expect(signedIn).not.toHaveProperty('token')
})

test('[A10] after too many wrong passwords of strangers, a mailed code signs the owner in on a new device', {
  tags: ['thorough'],
}, async () => {
  const { email } = await newMember()
  for (let n = 0; n < 100; n++)
    await settled(auth.login({ credential: email, password: 'wrong guess 1' }, newAsker()))
  const device = newAsker()
  expect(await settled(auth.login({ credential: email, password: PASSWORD }, device))).toBe(
    'CREDENTIALS_WRONG',
  )
  const code = await request(email, device)
  expect(await settled(auth.verifySignInCode({ email, code }, device))).toBe('ok')
  expect(await settled(auth.login({ credential: email, password: PASSWORD }, newAsker()))).toBe(
    'CREDENTIALS_WRONG',
  )
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

test('[A9] with two-step verification, what signs in changes only after a recent sign-in, which had both steps', async () => {
  const { email, userId, secret } = await withTwoStep()
  const challenge = await challengeOf(auth.login({ credential: email, password: PASSWORD }, newAsker()))
  const now = later(2)
  const { token = '' } = await completeSignIn({ challenge, code: codeAt(secret, now) }, newAsker(), now)
  const session = await findSession(token)
  if (!session) throw new Error('no session')
  const context = contextOf(userId, { session })
  const changes = [
    () => requestEmailChange({ email: newEmail(), password: PASSWORD }, context),
    () => requestPhoneChange({ phone: '+66 81 234 5678', password: PASSWORD }, context),
    () => changePassword({ ...NEW, current_password: PASSWORD }, context),
    () => removePasskey('none', { password: PASSWORD }, context),
  ]
  await sql("UPDATE sessions SET created_at = created_at - interval '31 minutes' WHERE token_hash = $1", [
    session.tokenHash,
  ])
  for (const change of changes) expect(await settled(change())).toBe('SIGN_IN_AGAIN')
  await sql('UPDATE sessions SET created_at = now() WHERE token_hash = $1', [session.tokenHash])
  const results: string[] = []
  for (const change of changes.toReversed()) results.push(await settled(change()))
  // The new password ends the one that the other two are given.
  expect(results).toEqual(['PASSKEY_NOT_FOUND', 'ok', 'VALIDATION_FAILED', 'VALIDATION_FAILED'])
})
