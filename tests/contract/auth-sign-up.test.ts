import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { type ApiResponse, request } from '../fixtures/http'
import { codeFor, waitForMails } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'

describe('sign-up', () => {
  test('[A1][A2][X3][X4][X1] takes the form and the code from the mail, and signs in', async () => {
    const person = newPerson()
    const requested = await post('register', person)
    expect(requested.body).toMatchObject({
      result: true,
      success: true,
      data: { resend_after_seconds: 60, code_digits: 6, code_minutes: 10 },
    })
    expect(requested.body.message).toBeTruthy()
    expect(requested.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['sign-up'])

    const opened = await post('verify-register', { ...person, code: await codeFor(person.email) })
    expect(opened.body).toMatchObject({ result: true, success: true, user: { email: person.email } })
    expect(opened.body.data).toEqual(opened.body.user)
    const token = String(opened.body.token)
    expect(await profileOf(token)).toMatchObject({
      email: person.email,
      phone: `+66${person.phone.slice(1)}`,
      profile: { country: 'TH', address: person.address, image: null },
    })
    const [newest] = await waitForMails(person.email, 2)
    expect(newest?.subject).toBe(translator('en')('mail.welcome.subject', { shop: 'Sunhop' }))
  })

  /** The form token as a browser returns it. */
  const cookieOf = ({ cookies }: ApiResponse) => ({ headers: { cookie: String(cookies[0]?.split(';')[0]) } })

  test('[A2][X4] the code alone is enough in the browser that sent the form', async () => {
    const person = newPerson()
    const requested = await post('register', person)
    expect(requested.cookies[0]).toMatch(
      /^sign-up=[\w-]+; Path=\/api\/auth; Max-Age=3660; SameSite=Strict; Secure; HttpOnly$/,
    )
    const reloaded = {
      ...person,
      password: null,
      password_confirmation: '',
      code: await codeFor(person.email),
    }
    const otherBrowser = await post('verify-register', reloaded)
    expect([otherBrowser.status, Object.keys(otherBrowser.body.errors ?? {})]).toEqual([422, ['password']])
    const opened = await post('verify-register', reloaded, cookieOf(requested))
    expect(opened.body).toMatchObject({ success: true, user: { email: person.email } })
    expect(opened.cookies.find((cookie) => cookie.startsWith('sign-up='))).toContain('Max-Age=0')
    const { email: credential, password } = person
    expect((await post('login', { credential, password })).status).toBe(200)
  })

  test('[A2] signing in discards a sign-up that another person started in the browser', async () => {
    const person = newPerson()
    await signUp(person)
    const requested = await post('register', newPerson())
    const { email: credential, password } = person
    const { cookies } = await post('login', { credential, password }, cookieOf(requested))
    expect(cookies.find((cookie) => cookie.startsWith('sign-up='))).toMatch(
      /^sign-up=; Path=\/api\/auth; Max-Age=0;/,
    )
  })

  test('[A2] a password stored for one address or another browser’s form creates no other account', async () => {
    const [person, other] = [newPerson(), newPerson()]
    const cookie = cookieOf(await post('register', person))
    await post('register', other)
    const empty = { password: null, password_confirmation: '' }
    const rejected = await post(
      'verify-register',
      { ...other, ...empty, code: await codeFor(other.email) },
      cookie,
    )
    expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ['password']])
    const resent = await post('register', { ...other, ...empty }, cookie)
    expect([resent.status, Object.keys(resent.body.errors ?? {})]).toEqual([422, ['password']])
    // Requesting a code for the address later does not replace the owner's password.
    await sql("UPDATE issued_codes SET sent_at = sent_at - interval '2 minutes' WHERE recipient = $1", [
      person.email,
    ])
    const otherPassword = { password: 'moon over mountains', password_confirmation: 'moon over mountains' }
    await post('register', { ...person, ...otherPassword })
    const code = await codeFor(person.email, 2)
    expect((await post('verify-register', { ...person, ...empty, code }, cookie)).status).toBe(200)
    const { email: credential, password } = person
    expect((await post('login', { credential, password })).status).toBe(200)
  })

  test('[A7] sets the token in an HttpOnly, SameSite cookie for three days', async () => {
    const { cookies, body } = await signUp(newPerson())
    expect(cookies.find((cookie) => cookie.startsWith('access-token='))).toBe(
      `access-token=${body.token}; Path=/; Max-Age=259200; SameSite=Lax; Secure; HttpOnly`,
    )
  })

  test('[A10] a known email gets the same response, an explanatory mail, and no working code', async () => {
    const person = newPerson()
    await signUp(person)
    const again = { ...newPerson(), email: person.email }
    const known = await post('register', again)
    const unknown = await post('register', newPerson())
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    const subject = translator('en')('mail.already_registered.subject', { shop: 'Sunhop' })
    // Mails created at the same moment are sent concurrently.
    const mail = (await waitForMails(person.email, 3)).find((candidate) => candidate.subject === subject)
    expect(mail).toBeDefined()
    expect(mail?.text).not.toMatch(/\d{6}/)
    const rejected = await post('verify-register', { ...again, code: '000000' })
    expect(rejected.body.code).toBe('INVALID_CODE')
  })

  test('an email in capitals and with surrounding spaces is the same address', async () => {
    const person = newPerson()
    const { body } = await signUp({ ...person, email: person.email })
    expect(body.user?.email).toBe(person.email)
    const credential = `  ${person.email.toUpperCase()} `
    expect((await post('login', { credential, password: person.password })).status).toBe(200)
    const other = newPerson()
    await post('register', { ...other, email: ` ${other.email.toUpperCase()}  ` })
    const code = await codeFor(other.email)
    expect((await post('verify-register', { ...other, code })).body.user?.email).toBe(other.email)
  })

  test.each([
    ['Sukarno', ''],
    ['สมชาย', 'ใจดี'],
    ['伟', '王'],
    ['Zoë 🏝️', "O'Neill-Þór"],
    ['<img src=x>', '{name}'],
  ])('accepts a name of %s %s', async (first_name, last_name) => {
    const person = newPerson({ first_name, last_name })
    expect((await signUp(person)).body.user).toMatchObject({ first_name, last_name })
    const [mail] = await waitForMails(person.email, 2)
    expect(mail?.text).toContain(first_name)
    expect(mail?.html).not.toContain('<img')
  })

  test('two concurrent sign-ups with the same email: one code, one account', async () => {
    const person = newPerson()
    const requested = await Promise.all([post('register', person), post('register', person)])
    expect(requested.map(({ status }) => status).sort()).toEqual([200, 429])
    const code = await codeFor(person.email)
    const other = { ...newPerson(), email: person.email }
    const opened = await Promise.all([
      post('verify-register', { ...person, code }),
      post('verify-register', { ...other, code }),
    ])
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(opened.find(({ status }) => status === 422)?.body.code).toBe('INVALID_CODE')
  })

  test('two concurrent sign-ups with the same phone: one succeeds, the other may change the number', async () => {
    const [one, two] = [newPerson(), newPerson()]
    two.phone = one.phone
    await Promise.all([post('register', one), post('register', two)])
    const codes = [await codeFor(one.email), await codeFor(two.email)]
    const opened = await Promise.all([
      post('verify-register', { ...one, code: codes[0] }),
      post('verify-register', { ...two, code: codes[1] }),
    ])
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 409])
    const loser = opened[0].status === 409 ? 0 : 1
    expect(opened[loser]?.body.code).toBe('ACCOUNT_EXISTS')
    expect(opened[loser]?.body.errors).toEqual({ phone: [translator('en')('errors.fields.phone_taken')] })
    const changed = { ...(loser === 0 ? one : two), phone: newPerson().phone, code: codes[loser] }
    expect((await post('verify-register', changed)).status).toBe(200)
  })

  test('[A10] one code allows checking only five phone numbers', async () => {
    const [known, asking] = [newPerson(), newPerson()]
    await signUp(known)
    await post('register', asking)
    const code = await codeFor(asking.email)
    const verify = () => post('verify-register', { ...asking, phone: known.phone, code })
    for (let attempt = 1; attempt <= 5; attempt++) expect((await verify()).body.code).toBe('ACCOUNT_EXISTS')
    expect((await verify()).body.code).toBe('INVALID_CODE')
    expect((await post('verify-register', { ...asking, code })).body.code).toBe('INVALID_CODE')
  })

  const long = (length: number) => 'x'.repeat(length)
  test.each([
    ['first_name', { first_name: '' }, 'required', {}],
    ['first_name', { first_name: '   ' }, 'required', {}],
    ['first_name', { first_name: undefined }, 'required', {}],
    ['first_name', { first_name: 7 }, 'invalid', {}],
    ['first_name', { first_name: ['Mali'] }, 'invalid', {}],
    ['first_name', { first_name: long(81) }, 'too_long', { limit: 80 }],
    ['first_name', { first_name: 'Ma\0li' }, 'invalid', {}],
    ['first_name', { first_name: '\u200b' }, 'invalid', {}],
    ['last_name', { last_name: 'Sky\r\nhttps://evil.example' }, 'invalid', {}],
    ['last_name', { last_name: 'half \ud83c' }, 'invalid', {}],
    ['address', { address: long(301) }, 'too_long', { limit: 300 }],
    ['email', { email: 'mali' }, 'email', {}],
    ['email', { email: 'a@b' }, 'email', {}],
    ['email', { email: `${long(250)}@example.com` }, 'too_long', { limit: 254 }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', {}],
    ['phone', { phone: '12' }, 'phone', {}],
    ['phone', { phone: '+442079460958' }, 'phone', {}],
    ['country', { country: 'ZZ' }, 'country', {}],
    ['country', { country: 'Thailand' }, 'country', {}],
    ['password', { password: 'short', password_confirmation: 'short' }, 'too_short', { limit: 8 }],
    ['password', { password: long(129), password_confirmation: long(128) }, 'too_long', { limit: 128 }],
    ['password', { password: 'Password1', password_confirmation: 'Password1' }, 'password_weak', {}],
    ['password_confirmation', { password_confirmation: 'sun over sea' }, 'password_mismatch', {}],
  ])('[E3] rejects %s as %j: %s', async (field, change, problem, values) => {
    for (const locale of LOCALES) {
      const { status, body } = await post('register', { ...newPerson(), ...change }, { locale })
      expect([status, body.result, body.success, body.code]).toEqual([422, false, false, 'VALIDATION_FAILED'])
      expect(body.message).toBe(translator(locale)('errors.VALIDATION_FAILED'))
      expect(body.errors?.[field]).toContain(translator(locale)(`errors.fields.${problem}`, values))
    }
  })

  test('extra and prototype-polluting keys change nothing', async () => {
    const person = newPerson()
    const polluted = JSON.stringify({ ...person, id: '00000000-0000-4000-8000-000000000000', role: 'admin' })
    const body = polluted.replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}},',
    )
    expect((await request('POST', '/api/auth/register', { body })).status).toBe(200)
    const code = await codeFor(person.email)
    const opened = await request('POST', '/api/auth/verify-register', {
      body: body.replace('{', `{"code":"${code}",`),
    })
    expect(opened.status).toBe(200)
    expect(opened.body.user?.id).not.toBe('00000000-0000-4000-8000-000000000000')
    expect(Object.keys(opened.body.user ?? {})).not.toContain('role')
  })
})
