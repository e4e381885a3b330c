import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { passkeySignIn, addPasskey as passkeyToAdd } from '@/lib/contract/passkeys'
import { supportForm } from '@/lib/contract/support'
import { translator } from '@/lib/i18n/translate'
import { deleteAccount } from '@/lib/server/account/deletion'
import { addPasskey, newPasskeyOptions } from '@/lib/server/account/passkeys'
import { changePassword } from '@/lib/server/account/password'
import { renewRecoveryCodes, setUpTwoStep, turnOnTwoStep } from '@/lib/server/account/two-step'
import { passkeySignInOptions, signInWithPasskey } from '@/lib/server/auth/passkeys/sign-in'
import { createSession } from '@/lib/server/auth/session-repo'
import { login } from '@/lib/server/auth/sign-in'
import { hashOfToken } from '@/lib/server/auth/token'
import { completeSignIn } from '@/lib/server/auth/two-step/sign-in'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import { database } from '@/lib/server/db/client'
import * as favourites from '@/lib/server/favourites/service'
import { errorResponse } from '@/lib/server/http/error-response'
import { requestSupport } from '@/lib/server/support/service'
import { newAuthenticator } from '../fixtures/authenticator'
import { newProduct } from '../fixtures/catalog'
import { contextOf, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'
import { challengeOf, newMember, PASSWORD, withTwoStep } from '../fixtures/two-step-member'
import { repetitions } from '../setup/thorough'

withShopDatabase()
withoutMails()

const ROUNDS = repetitions(5, 30)
/** Requests of one kind beside a deletion. */
const BESIDE = 4
/** How long after its start a deletion has a request beside it, at most. */
const LATEST_MS = 12

const ORIGIN = 'http://localhost:3000'

/** An account with a session of its own, which the calls of the account have. */
async function signedIn(member: { userId: string; email: string }) {
  const token = await createSession(database(), member.userId, null)
  const session = { userId: member.userId, tokenHash: hashOfToken(token) }
  const visitor = { address: randomUUID(), origin: ORIGIN }
  return {
    ...member,
    context: contextOf(member.userId, { session, ...visitor }),
    visitor: requestOf('en', visitor),
  }
}

type Member = Awaited<ReturnType<typeof signedIn>>
type Call = () => Promise<unknown>
/** Makes an account and what a call beside its deletion needs. */
type Case = () => Promise<{ member: Member; call: Call }>

const plain =
  (call: (member: Member) => Promise<unknown>): Case =>
  async () => {
    const member = await signedIn(await newMember())
    return { member, call: () => call(member) }
  }

const signIn = ({ email, visitor }: Member) => login({ credential: email, password: PASSWORD }, visitor)

const supportRequest = (email: string) =>
  supportForm.parse({ topic: 'other', name: 'Mali', email, message: 'Where is the pier?' })

async function addedPasskey({ context }: Member) {
  const device = newAuthenticator()
  const { data } = await newPasskeyOptions({ password: PASSWORD }, context)
  const { challenge } = data.options as { challenge: string }
  const credential = device.create({ challenge, origin: ORIGIN })
  await addPasskey(passkeyToAdd.body.parse({ credential }), context)
  return device
}

async function byPasskey() {
  const member = await signedIn(await newMember())
  const device = await addedPasskey(member)
  const call = async () => {
    const { data } = await passkeySignInOptions(member.visitor)
    const { challenge } = data.options as { challenge: string }
    const body = passkeySignIn.body.parse({ credential: device.get({ challenge, origin: ORIGIN }) })
    return signInWithPasskey(body, member.visitor)
  }
  return { member, call }
}

async function bySecondStep() {
  const { secret: _, codes, ...other } = await withTwoStep()
  const member = await signedIn(other)
  const waiting = await Promise.all(codes.slice(0, BESIDE).map(() => challengeOf(signIn(member))))
  const call = () =>
    completeSignIn({ challenge: waiting.pop() ?? '', code: codes.pop() ?? '' }, member.visitor)
  return { member, call }
}

async function firstStepOnly() {
  const member = await signedIn(await withTwoStep())
  return { member, call: () => signIn(member) }
}

async function turningOn() {
  const member = await signedIn(await newMember())
  const { secret } = (await setUpTwoStep({ password: PASSWORD }, member.context)).data
  return { member, call: () => turnOnTwoStep({ code: codeAt(secret, new Date()) }, member.context) }
}

async function renewing() {
  const { codes, ...other } = await withTwoStep()
  const member = await signedIn(other)
  const call = () => renewRecoveryCodes({ password: PASSWORD, code: codes.pop() ?? '' }, member.context)
  return { member, call }
}

const NEXT_PASSWORD = 'a ferry before the rain'

const CASES: Record<string, Case> = {
  'a sign-in from a new device': plain(signIn),
  'a sign-in from a known device': async () => {
    const member = await signedIn(await newMember())
    await signIn(member)
    return { member, call: () => signIn(member) }
  },
  'a sign-in that ends the session before': plain(({ email, visitor, context }) =>
    login({ credential: email, password: PASSWORD }, { ...visitor, session: context.session }),
  ),
  'a sign-in with a passkey': byPasskey,
  'the first step of a sign-in': firstStepOnly,
  'the second step of a sign-in': bySecondStep,
  'a favourite': plain(async ({ context }) =>
    favourites.addFavourite((await newProduct()).productId, context),
  ),
  'the favourites of a device': plain(async ({ context }) =>
    favourites.mergeFavourites([(await newProduct()).productId], context),
  ),
  'a support request': plain(({ email, context }) =>
    requestSupport(supportRequest(email), { ...context, idempotencyKey: randomUUID() }),
  ),
  'the secret of an app': plain(({ context }) => setUpTwoStep({ password: PASSWORD }, context)),
  'turning on two-step verification': turningOn,
  'new recovery codes': renewing,
  'the options of a passkey': plain(({ context }) => newPasskeyOptions({ password: PASSWORD }, context)),
  'a new password': plain(({ context }) =>
    changePassword(
      { current_password: PASSWORD, password: NEXT_PASSWORD, password_confirmation: NEXT_PASSWORD },
      context,
    ),
  ),
}

/** Returns what a client of the call gets: 'done', or the code of the error. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'done'
  } catch (error) {
    const { code } = (await errorResponse(error, translator('en')).json()) as { code: string }
    return code
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each(Object.entries(CASES))('[A9] a deletion succeeds beside %s', async (name, prepare) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { member, call } = await prepare()
    const calls = Array.from({ length: BESIDE }, async () => {
      await pause(randomInt(LATEST_MS))
      return codeOf(call())
    })
    const deletion = codeOf(deleteAccount({ password: PASSWORD, give_up_bookings: false }, member.context))
    const codes = await Promise.all(calls)
    // A new password that is faster leaves the deletion a password that is wrong.
    const ends = name === 'a new password' ? ['done', 'VALIDATION_FAILED', 'UNAUTHENTICATED'] : ['done']
    expect(ends).toContain(await deletion)
    expect(codes).not.toContain('INTERNAL')
    if ((await deletion) === 'done') expect(await rowsOf('users WHERE id = $1', [member.userId])).toBe(0)
  }
})

test('[A9] every reference to an account has the name by which a deleted one is recognized', async () => {
  const references = await sql<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  )
  expect(references.length).toBeGreaterThan(10)
  for (const { name } of references) expect(name).toMatch(/_users_id_fk$/)
})
