import { expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf, wrongCode } from '../fixtures/accounts'
import { passResendTime } from '../fixtures/database'
import { codeFor, signInTokenFor, waitForMails } from '../fixtures/mailbox'
import { newPerson } from '../fixtures/people'
import { account, newMember, rotatedToken } from '../fixtures/settings'

const browser = (cookie = '') => ({ headers: { 'sec-fetch-site': 'same-origin', cookie } })
const NEW = { current_password: null, password: 'moon over sand', password_confirmation: 'moon over sand' }

test('[A2] a new address gets a code, an account without a name, and a session', async () => {
  const { email } = newPerson()
  const requested = await post('request-sign-in-code', { email })
  expect(requested.body).toMatchObject({
    result: true,
    data: { resend_after_seconds: 60, code_digits: 6, code_minutes: 10 },
  })
  const code = await codeFor(email)
  const [mail] = await waitForMails(email)
  expect(mail?.text.split('\n').find((line) => line.startsWith('Hello'))).toBe('Hello,')
  const rejected = await post('verify-sign-in-code', { email, code: wrongCode(code) })
  expect([rejected.status, rejected.body.code]).toEqual([422, 'INVALID_CODE'])
  const done = await post('verify-sign-in-code', { email, code })
  expect(done.body).toMatchObject({ success: true, opened: true, user: { email, first_name: '', phone: '' } })
  expect(done.cookies).toContainEqual(expect.stringMatching(/^access-token=.+; HttpOnly$/))
  expect(done.body.token).toBeUndefined()
  expect(await profileOf(rotatedToken(done))).toMatchObject({ email })
  const [newest] = await waitForMails(email, 2)
  expect(newest?.subject).toBe(translator('en')('mail.welcome.subject', { shop: 'Sunhop' }))
})

test('[A10] a known address gets the same response, and its code signs in', async () => {
  const { person, userId } = await newMember()
  const known = await post('request-sign-in-code', { email: person.email })
  const unknown = await post('request-sign-in-code', { email: newPerson().email })
  expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
  const code = await codeFor(person.email)
  const done = await post('verify-sign-in-code', { email: person.email, code })
  expect(done.body).toMatchObject({ opened: false, user: { id: userId, first_name: person.first_name } })
})

test('[A10] one resend a minute; a code belongs to its browser', async () => {
  const { email } = newPerson()
  const asked = await post('request-sign-in-code', { email }, browser())
  const own = browser(asked.cookies.find((set) => set.startsWith('code-asker='))?.split(';')[0])
  const code = await codeFor(email)
  expect((await post('request-sign-in-code', { email }, own)).body.code).toBe('RATE_LIMITED')
  expect((await post('verify-sign-in-code', { email, code }, browser())).body.code).toBe('INVALID_CODE')
  expect((await post('verify-sign-in-code', { email, code }, own)).status).toBe(200)
})

test('[A2][A10] the link of the mail opens the account and signs in, in any browser, once', async () => {
  const { email } = newPerson()
  await post('request-sign-in-code', { email }, browser())
  const token = await signInTokenFor(email)
  const done = await post('sign-in-by-link', { token }, browser())
  expect(done.body).toMatchObject({ success: true, opened: true, user: { email, first_name: '' } })
  expect(await profileOf(rotatedToken(done))).toMatchObject({ email })
  const { status, body } = await post('sign-in-by-link', { token }, browser())
  expect([status, body.code]).toEqual([410, 'LINK_EXPIRED'])
})

test('[A10] the eleventh request of a network for an address points to the links of its mails', async () => {
  const { email } = newPerson()
  for (let n = 0; n < 10; n++) await post('request-sign-in-code', { email }, browser())
  const { status, body, headers } = await post('request-sign-in-code', { email }, browser())
  expect([status, body.code]).toEqual([429, 'USE_MAILED_LINK'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const token = await signInTokenFor(email, 10)
  expect((await post('sign-in-by-link', { token })).body).toMatchObject({ success: true, opened: true })
})

test.each([
  ['sign-in-by-link', { token: 'x'.repeat(42) }, ['token']],
  ['request-sign-in-code', { email: 'no address' }, ['email']],
  ['request-sign-in-code', {}, ['email']],
  ['verify-sign-in-code', { email: 'mali@example.com', code: '12345' }, ['code']],
])('[E3] %s rejects %j', async (call, json, fields) => {
  const { status, body } = await post(call, json)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields])
})

test('[A9] an account without a password sets one in the settings, and then signs in with it', async () => {
  const { email } = newPerson()
  await post('request-sign-in-code', { email })
  const token = rotatedToken(await post('verify-sign-in-code', { email, code: await codeFor(email) }))
  const before = await account('GET', '', { token })
  expect(before.body.data).toMatchObject({ has_password: false, passkeys: { passkeys: [] } })
  const set = await account('PUT', '/password', { token }, { json: NEW })
  expect(set.status).toBe(200)
  const after = await account('GET', '', { token: rotatedToken(set) })
  expect(after.body.data).toMatchObject({ has_password: true })
  expect((await post('login', { credential: email, password: NEW.password })).status).toBe(200)
  await passResendTime(email)
  await post('request-sign-in-code', { email })
  // The code, the welcome, the notice of the password, and the code.
  const code = await codeFor(email, 4)
  expect((await post('verify-sign-in-code', { email, code })).body).toMatchObject({ opened: false })
})
