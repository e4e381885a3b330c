import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePassword } from '@/lib/server/account/password'
import { findAccountByEmail } from '@/lib/server/auth/repo'
import * as auth from '@/lib/server/auth/service'
import { createSession, findSession } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import type { RequestContext } from '@/lib/server/http/context'
import { newAsker, newNetwork } from '../fixtures/asker'
import { newUser } from '../fixtures/catalog'
import { passResendTime, sql } from '../fixtures/database'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { resetMails } from '../fixtures/reset-mails'
import { withShopDatabase } from '../fixtures/shop-database'
import { signInMails } from '../fixtures/sign-in-mails'

withShopDatabase()
// The mails are read from the outbox.
withoutOutboxWorker()

const NEW = { password: 'moon over sand', password_confirmation: 'moon over sand' }

async function newOwner(): Promise<string> {
  const [row] = await sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [await newUser()])
  return String(row?.email)
}

const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

const guessOf = (n: number) => String(n).padStart(6, '0')

/** What a stranger may send for an email address. */
const CALLS = {
  async request(email: string, _guess: string, context: RequestContext) {
    await passResendTime(email)
    await auth.requestForgetPassword({ email }, context)
  },
  verify: (email: string, code: string, context: RequestContext) =>
    auth.verifyForgetPassword({ email, code }, context),
  reset: (email: string, code: string, context: RequestContext) =>
    auth.resetPassword({ email, code, ...NEW }, context),
  link: (_email: string, guess: string, context: RequestContext) =>
    auth.resetPasswordByLink({ token: guess.padEnd(43, 'x'), ...NEW }, context),
}

const strangerRequest = fc.record({
  call: fc.constantFrom(...Object.values(CALLS)),
  asker: fc.nat(3),
  guess: fc.nat(999_999).map(guessOf),
})

test('[A10] no sequence of a stranger’s requests makes the owner’s code or link fail', async () => {
  const sequences = fc.array(strangerRequest, { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(
      sequences,
      sequences,
      fc.boolean(),
      fc.boolean(),
      async (before, after, byLink, renews) => {
        const email = await newOwner()
        const owner = newAsker()
        const inOwnNetwork = newAsker({ address: owner.address })
        const strangers = [newAsker(), newAsker(), newAsker({ fromBrowser: false }), inOwnNetwork]
        const send = async (requests: typeof before) => {
          for (const { call, asker, guess } of requests)
            await settled(call(email, guess, strangers[asker] ?? inOwnNetwork))
        }
        await send(before)
        // A password that is set with the latest link ends the others.
        if (renews && (await resetMails(email)).length > 0) await resetBy(email, 'sun over sand')
        const sent = (await resetMails(email)).length
        const requested = await settled(auth.requestForgetPassword({ email }, owner))
        const mails = await resetMails(email)
        expect(requested === 'ok' || (!renews && sent > 0)).toBe(true)
        const { code, token = '' } = mails.at(-1) ?? {}
        await send(after)
        if (requested !== 'ok' || code === undefined || byLink) {
          expect(await settled(auth.resetPasswordByLink({ token, ...NEW }, owner))).toBe('ok')
          return
        }
        expect(await settled(auth.verifyForgetPassword({ email, code }, owner))).toBe('ok')
        expect(await settled(auth.resetPassword({ email, code, ...NEW }, owner))).toBe('ok')
      },
    ),
    { numRuns: Number(process.env.TEST_THOROUGH ?? 0) ? 200 : 10 },
  )
})

test('[A10] an asker has a code of its own, and five attempts at that', async () => {
  const email = await newOwner()
  const [owner, stranger] = [newAsker(), newAsker()]
  await auth.requestForgetPassword({ email }, owner)
  await auth.requestForgetPassword({ email }, stranger)
  const [own, other] = await resetMails(email)
  expect(await settled(auth.verifyForgetPassword({ email, code: String(own?.code) }, stranger))).toBe(
    own?.code === other?.code ? 'ok' : 'INVALID_CODE',
  )
  const guess = guessOf((Number(own?.code) + 1) % 1_000_000)
  for (let n = 0; n < 5; n++) await settled(auth.verifyForgetPassword({ email, code: guess }, owner))
  expect(await settled(auth.verifyForgetPassword({ email, code: String(own?.code) }, owner))).toBe(
    'INVALID_CODE',
  )
  await passResendTime(email)
  await auth.requestForgetPassword({ email }, owner)
  const renewed = (await resetMails(email)).at(-1)
  expect(await settled(auth.verifyForgetPassword({ email, code: String(renewed?.code) }, owner))).toBe('ok')
})

test('[A10] ten requests an hour from a network, thirty from all; twenty codes a day, then links only', async () => {
  const email = await newOwner()
  const request = (address: string) => settled(auth.requestForgetPassword({ email }, newAsker({ address })))
  const [one, two, three] = [newNetwork(), newNetwork(), newNetwork()]
  for (let n = 0; n < 10; n++) expect(await request(one)).toBe('ok')
  expect(await request(one)).toBe('USE_MAILED_LINK')
  for (const network of [two, three]) for (let n = 0; n < 9; n++) expect(await request(network)).toBe('ok')
  const mails = await resetMails(email)
  expect(mails.map(({ code }) => code !== undefined)).toEqual([
    ...Array<boolean>(20).fill(true),
    ...Array<boolean>(8).fill(false),
  ])
  for (let n = 0; n < 2; n++) await request(newNetwork())
  expect(await request(newNetwork())).toBe('USE_MAILED_LINK')
  // Any mail of the hour gets the owner in.
  const token = String((await resetMails(email))[0]?.token)
  expect(await settled(auth.resetPasswordByLink({ token, ...NEW }, newAsker()))).toBe('ok')
})

/** A stranger uses up the requests of an address, from three networks. */
async function useUpRequests(email: string): Promise<void> {
  for (const call of [auth.requestSignInCode, auth.requestForgetPassword])
    for (const address of [newNetwork(), newNetwork(), newNetwork()])
      for (let n = 0; n < 10; n++) await settled(call({ email }, newAsker({ address })))
}

/** Whether an owner who is on a new device can get in with a mail that is sent now or has been sent. */
async function getsIn(email: string): Promise<boolean> {
  const device = newAsker()
  const asked = await settled(auth.requestSignInCode({ email }, device))
  const mails = (await signInMails(email)).filter(({ template }) => template === 'sign-in-code')
  const byLink = await settled(auth.signInByLink({ token: String(mails.at(-1)?.token) }, device))
  return (asked === 'ok' || asked === 'USE_MAILED_LINK') && byLink === 'ok'
}

const resetBy = async (email: string, password: string) => {
  const token = String((await resetMails(email)).at(-1)?.token)
  const context = newAsker()
  await auth.resetPasswordByLink({ token, password, password_confirmation: password }, context)
  return context
}

test('[A10] after each new password a mail gets the owner in, however many requests strangers have made', {
  tags: ['thorough'],
}, async () => {
  const email = await newOwner()
  await useUpRequests(email)
  const known = await resetBy(email, NEW.password)
  for (let n = 0; n < 100; n++)
    await settled(auth.login({ credential: email, password: 'wrong guess 1' }, newAsker()))
  expect(await settled(auth.login({ credential: email, password: NEW.password }, newAsker()))).toBe(
    'CREDENTIALS_WRONG',
  )
  expect(await settled(auth.login({ credential: email, password: NEW.password }, known))).toBe('ok')
  expect(await getsIn(email)).toBe(true)
  await useUpRequests(email)
  expect(await getsIn(email)).toBe(true)
  await resetBy(email, 'rain over sand')
  expect(await settled(auth.requestForgetPassword({ email }, newAsker()))).toBe('ok')
  await resetBy(email, 'wind over sand')
  await useUpRequests(email)
  const account = await findAccountByEmail(email)
  const token = await createSession(database(), String(account?.id), null)
  const session = await findSession(token)
  if (!session) throw new Error('no session')
  const change = { current_password: 'wind over sand', ...NEW }
  expect(await settled(changePassword(change, { ...newAsker(), session }))).toBe('ok')
  expect(await getsIn(email)).toBe(true)
})

test('[A10] a link works once, for an hour, and is stored as a hash; a new password ends all codes and links', async () => {
  const email = await newOwner()
  const byLink = (token = '') => settled(auth.resetPasswordByLink({ token, ...NEW }, newAsker()))
  const owner = newAsker()
  await auth.requestForgetPassword({ email }, owner)
  await auth.requestForgetPassword({ email }, newAsker())
  const [first, second] = await resetMails(email)
  expect(first?.token).toMatch(/^[\w-]{43}$/)
  expect(await sql('SELECT 1 FROM reset_links WHERE token_hash = $1', [first?.token])).toEqual([])
  const expireIn = (seconds: number) =>
    sql(
      `UPDATE reset_links SET expires_at = now() + $2 * interval '1 second'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email, seconds],
    )
  await expireIn(-1)
  expect(await byLink(first?.token)).toBe('LINK_EXPIRED')
  await expireIn(30)
  const results = await Promise.all([byLink(first?.token), byLink(first?.token)])
  expect(results.sort()).toEqual(['LINK_EXPIRED', 'ok'])
  expect(await byLink(second?.token)).toBe('LINK_EXPIRED')
  expect(await settled(auth.verifyForgetPassword({ email, code: String(first?.code) }, owner))).toBe(
    'INVALID_CODE',
  )
})

test('[A10] a weak password does not use the link up', async () => {
  const email = await newOwner()
  await auth.requestForgetPassword({ email }, newAsker())
  const token = String((await resetMails(email))[0]?.token)
  const weak = { token, password: 'password1', password_confirmation: 'password1' }
  expect(await settled(auth.resetPasswordByLink(weak, newAsker()))).toBe('VALIDATION_FAILED')
  expect(await settled(auth.resetPasswordByLink({ token, ...NEW }, newAsker()))).toBe('ok')
})

test('[A10] an unknown address has no link', async () => {
  const email = `unknown.${randomUUID()}@example.com`
  await auth.requestForgetPassword({ email }, newAsker())
  expect(await resetMails(email)).toEqual([])
})
