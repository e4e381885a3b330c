import { afterAll, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { codeAt } from '@/lib/server/auth/two-step/totp'
import { closeDatabase } from '@/lib/server/db/client'
import { post, profileOf } from '../fixtures/accounts'
import { newAuthenticator } from '../fixtures/authenticator'
import { sql } from '../fixtures/database'
import { type ApiResponse, baseUrl } from '../fixtures/http'
import { codeFor, waitForMails } from '../fixtures/mailbox'
import { account, type Member, newMember, rotatedToken } from '../fixtures/settings'

afterAll(closeDatabase)

const origin = () => new URL(baseUrl()).origin
const challengeIn = ({ body }: ApiResponse) =>
  (body.data as { options: { challenge: string } }).options.challenge

const options = (member: Member, password = member.person.password) =>
  account('POST', '/passkeys/options', member, { json: { password }, origin: origin() })
const optionsWithCode = ({ token, person }: Pick<Member, 'token' | 'person'>, code?: string) =>
  account(
    'POST',
    '/passkeys/options',
    { token },
    { json: { password: person.password, code }, origin: origin() },
  )
const add = (member: Pick<Member, 'token'>, credential: object) =>
  account('POST', '/passkeys', member, { json: { credential }, origin: origin() })
const signInOptions = async () => challengeIn(await post('passkey/options', {}, { origin: origin() }))
const signIn = (credential: object) => post('passkey', { credential }, { origin: origin() })

async function memberWithPasskey() {
  const member = await newMember()
  const device = newAuthenticator()
  const challenge = challengeIn(await options(member))
  const added = await add(member, device.create({ challenge, origin: origin() }))
  expect(added.status).toBe(200)
  return { member, device, added }
}

const signedIn = async (device: ReturnType<typeof newAuthenticator>) =>
  signIn(device.get({ challenge: await signInOptions(), origin: origin() }))

test('[A1] [A9] a passkey is added with the password, signs in, and its owner is notified', async () => {
  const { member, device, added } = await memberWithPasskey()
  expect(added.body.data).toMatchObject({
    rp_id: 'localhost',
    passkeys: [{ id: device.id, last_used_at: null }],
  })
  const done = await signedIn(device)
  expect(done.status).toBe(200)
  expect(await profileOf(rotatedToken(done))).toMatchObject({ email: member.person.email })
  expect(done.cookies).toContainEqual(expect.stringMatching(/^access-token=.+; HttpOnly$/))
  const { body } = await account('GET', '', member)
  expect(body.data).toMatchObject({
    passkeys: { passkeys: [{ id: device.id, last_used_at: expect.stringMatching(/^\d{4}-/) }] },
  })
  const [mail] = await waitForMails(member.person.email)
  expect(mail?.subject).toBe(translator('en')('mail.passkey_added.subject', { shop: 'Sunhop' }))
  const events = await sql<{ detail: object }>(
    "SELECT detail FROM security_events WHERE user_id = $1 AND kind IN ('passkey', 'sign-in') ORDER BY id",
    [member.userId],
  )
  expect(events.map(({ detail }) => detail)).toEqual([{ action: 'add' }, { method: 'passkey' }])
})

test('[A1] a passkey is both steps of two-step verification', async () => {
  const { member, device } = await memberWithPasskey()
  const { password } = member.person
  const { body } = await account('POST', '/two-step', member, { json: { password } })
  const { secret } = body.data as { secret: string }
  const on = await account('PUT', '/two-step', member, { json: { code: codeAt(secret, new Date()) } })
  expect(rotatedToken(on)).toBeTruthy()
  expect((await post('login', { credential: member.person.email, password })).body.code).toBe(
    'TWO_STEP_REQUIRED',
  )
  expect((await signedIn(device)).status).toBe(200)
})

test('[A9] with two-step verification a new passkey takes both steps', async () => {
  const { person, token: first } = await newMember()
  const { body } = await account(
    'POST',
    '/two-step',
    { token: first },
    { json: { password: person.password } },
  )
  const { secret } = body.data as { secret: string }
  const now = new Date()
  const on = await account('PUT', '/two-step', { token: first }, { json: { code: codeAt(secret, now) } })
  const { recovery_codes } = on.body.data as { recovery_codes: string[] }
  const token = rotatedToken(on)
  for (const code of [undefined, '000000']) {
    const refused = await optionsWithCode({ person, token }, code)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['code']])
  }
  const challenge = challengeIn(await optionsWithCode({ person, token }, recovery_codes[0]))
  const device = newAuthenticator()
  expect((await add({ token }, device.create({ challenge, origin: origin() }))).status).toBe(200)
  const again = await optionsWithCode({ person, token }, recovery_codes[0])
  expect(Object.keys(again.body.errors ?? {})).toEqual(['code'])
})

test('[A3] a reset of the password removes the passkeys that the former one could have added', async () => {
  const { member, device } = await memberWithPasskey()
  const { email } = member.person
  await post('request-forget-password', { email })
  const code = await codeFor(email, 2)
  const password = 'a quiet harbor at dusk'
  const form = { email, code, password, password_confirmation: password }
  expect((await post('reset-password', form)).status).toBe(200)
  expect((await signedIn(device)).body.code).toBe('PASSKEY_REFUSED')
  const [changed] = await waitForMails(email, 3)
  expect(changed?.text).toContain(translator('en')('mail.password_changed.passkeys'))
})

test('[A1] refuses a signature that is used twice, forged, of another origin or without its user', async () => {
  const { member, device } = await memberWithPasskey()
  const challenge = await signInOptions()
  const credential = device.get({ challenge, origin: origin() })
  expect((await signIn(credential)).status).toBe(200)
  const fresh = async (change: object = {}) =>
    device.get({ challenge: await signInOptions(), origin: origin(), ...change })
  const forged = await fresh()
  const own = challengeIn(await options(member))
  const refused = [
    credential,
    { ...forged, response: { ...forged.response, signature: credential.response.signature } },
    await fresh({ origin: 'https://evil.example' }),
    await fresh({ origin: 'http://localhost:1' }),
    await fresh({ verified: false }),
    await fresh({ challenge: 'A'.repeat(43) }),
    // Issued to create a passkey, not to sign in.
    await fresh({ challenge: own }),
    newAuthenticator().get({ challenge: await signInOptions(), origin: origin() }),
  ]
  for (const attempt of refused) {
    const { status, body, cookies } = await signIn(attempt)
    expect([status, body.code]).toEqual([422, 'PASSKEY_REFUSED'])
    expect(cookies.join()).not.toContain('access-token=')
  }
  for (const locale of LOCALES) {
    const { body } = await post('passkey', { credential }, { origin: origin(), locale })
    expect(body.message).toBe(translator(locale)('errors.PASSKEY_REFUSED'))
  }
})

test('[A9] a passkey is added only with the password and a challenge of the same account, once', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const wrong = await options(member, 'not the password')
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['password'])
  const device = newAuthenticator()
  const refused = [
    device.create({ challenge: 'A'.repeat(43), origin: origin() }),
    device.create({ challenge: challengeIn(await options(other)), origin: origin() }),
    device.create({ challenge: await signInOptions(), origin: origin() }),
    device.create({ challenge: challengeIn(await options(member)), origin: 'https://evil.example' }),
    device.create({ challenge: challengeIn(await options(member)), origin: origin(), verified: false }),
  ]
  for (const credential of refused) expect((await add(member, credential)).body.code).toBe('PASSKEY_REFUSED')
  const credential = device.create({ challenge: challengeIn(await options(member)), origin: origin() })
  expect((await add(member, credential)).status).toBe(200)
  expect((await add(member, credential)).body.code).toBe('PASSKEY_REFUSED')
  // The same device for another account would take the passkey over.
  const again = device.create({ challenge: challengeIn(await options(other)), origin: origin() })
  expect((await add(other, again)).body.code).toBe('PASSKEY_REFUSED')
  expect((await account('POST', '/passkeys', { token: 'x'.repeat(43) }, { json: {} })).status).toBe(401)
})

test('[A9] a passkey is removed with the password, and never another account’s', async () => {
  const { member, device } = await memberWithPasskey()
  const other = await newMember()
  const remove = (owner: Member, id: string, password = owner.person.password) =>
    account('DELETE', `/passkeys/${encodeURIComponent(id)}`, owner, { json: { password } })
  expect((await remove(other, device.id)).body.code).toBe('PASSKEY_NOT_FOUND')
  for (const id of ['x', "' OR 1=1", '%00'])
    expect((await remove(member, id)).body.code).toBe('PASSKEY_NOT_FOUND')
  expect((await remove(member, device.id, 'wrong')).status).toBe(422)
  expect((await signedIn(device)).status).toBe(200)
  const removed = await remove(member, device.id)
  expect(removed.body.data).toMatchObject({ passkeys: [] })
  expect((await signedIn(device)).body.code).toBe('PASSKEY_REFUSED')
  const subject = translator('en')('mail.passkey_removed.subject', { shop: 'Sunhop' })
  const mails = await waitForMails(member.person.email, 2)
  expect(mails.map((mail) => mail.subject)).toContain(subject)
})

test('[A9] a request that only reads is served whatever origin it states', async () => {
  const member = await newMember()
  for (const path of ['', '/data'])
    for (const stated of ['null', 'https://evil.example', 'x']) {
      const { status, body } = await account('GET', path, member, { origin: stated })
      expect([status, JSON.stringify(body).includes('evil')]).toEqual([200, false])
    }
})

test.each([
  ['nothing', {}],
  ['null', { credential: null }],
  ['an id that is no base64url', { credential: { id: '<', rawId: '<', type: 'public-key', response: {} } }],
  [
    'a response that is no JSON',
    {
      credential: {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  ],
])('[E3] refuses a credential with %s', async (_, json) => {
  const { status, body } = await post('passkey', json, { origin: origin() })
  expect([status, body.code]).toEqual([422, expect.stringMatching(/^(VALIDATION_FAILED|PASSKEY_REFUSED)$/)])
})
