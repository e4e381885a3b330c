import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { type Answer, request } from '../fixtures/http'
import { codeFor, waitForMails } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'

describe('signing up', () => {
  test('[A1][A2][X3][X4][X1] form, code from the mail, signed in', async () => {
    const person = newPerson()
    const asked = await post('register', person)
    expect(asked.body).toMatchObject({ result: true, success: true, data: { resend_after_seconds: 60 } })
    expect(asked.body.message).toBeTruthy()
    expect(asked.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['sign-up'])

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

  /** As a browser gives it back. */
  const cookieOf = ({ cookies }: Answer) => ({ headers: { cookie: String(cookies[0]?.split(';')[0]) } })

  test('[A2][X4] for the browser that sent the form the code is enough', async () => {
    const person = newPerson()
    const asked = await post('register', person)
    expect(asked.cookies[0]).toMatch(
      /^sign-up=[\w-]+; Path=\/api\/auth; Max-Age=3660; SameSite=Strict; Secure; HttpOnly$/,
    )
    const reloaded = {
      ...person,
      password: null,
      password_confirmation: '',
      code: await codeFor(person.email),
    }
    const elsewhere = await post('verify-register', reloaded)
    expect([elsewhere.status, Object.keys(elsewhere.body.errors ?? {})]).toEqual([422, ['password']])
    const opened = await post('verify-register', reloaded, cookieOf(asked))
    expect(opened.body).toMatchObject({ success: true, user: { email: person.email } })
    expect(opened.cookies.find((cookie) => cookie.startsWith('sign-up='))).toContain('Max-Age=0')
    const { email: credential, password } = person
    expect((await post('login', { credential, password })).status).toBe(200)
  })

  test('[A2] whoever signs in ends the sign-up that another began in the browser', async () => {
    const person = newPerson()
    await signUp(person)
    const asked = await post('register', newPerson())
    const { email: credential, password } = person
    const { cookies } = await post('login', { credential, password }, cookieOf(asked))
    expect(cookies.find((cookie) => cookie.startsWith('sign-up='))).toMatch(
      /^sign-up=; Path=\/api\/auth; Max-Age=0;/,
    )
  })

  test('[A2] the password kept for one address, or for another browser’s form, opens no other account', async () => {
    const [person, other] = [newPerson(), newPerson()]
    const cookie = cookieOf(await post('register', person))
    await post('register', other)
    const empty = { password: null, password_confirmation: '' }
    const tried = await post(
      'verify-register',
      { ...other, ...empty, code: await codeFor(other.email) },
      cookie,
    )
    expect([tried.status, Object.keys(tried.body.errors ?? {})]).toEqual([422, ['password']])
    const resent = await post('register', { ...other, ...empty }, cookie)
    expect([resent.status, Object.keys(resent.body.errors ?? {})]).toEqual([422, ['password']])
    // Whoever asks for a code for the address later does not choose the owner's password.
    await sql("UPDATE verification_codes SET sent_at = sent_at - interval '2 minutes' WHERE recipient = $1", [
      person.email,
    ])
    const stranger = { password: 'moon over mountains', password_confirmation: 'moon over mountains' }
    await post('register', { ...person, ...stranger })
    const code = await codeFor(person.email, 2)
    expect((await post('verify-register', { ...person, ...empty, code }, cookie)).status).toBe(200)
    const { email: credential, password } = person
    expect((await post('login', { credential, password })).status).toBe(200)
  })

  test('[A7] the token comes in a cookie of three days that no script and no other site gets', async () => {
    const { cookies, body } = await signUp(newPerson())
    expect(cookies.find((cookie) => cookie.startsWith('access-token='))).toBe(
      `access-token=${body.token}; Path=/; Max-Age=259200; SameSite=Lax; Secure; HttpOnly`,
    )
  })

  test('[A10] a known e-mail gets the same answer, a mail that says so, and no code that works', async () => {
    const person = newPerson()
    await signUp(person)
    const again = { ...newPerson(), email: person.email }
    const known = await post('register', again)
    const unknown = await post('register', newPerson())
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    const subject = translator('en')('mail.already_registered.subject', { shop: 'Sunhop' })
    // Mails of the same moment are sent side by side.
    const mail = (await waitForMails(person.email, 3)).find((candidate) => candidate.subject === subject)
    expect(mail).toBeDefined()
    expect(mail?.text).not.toMatch(/\d{6}/)
    const tried = await post('verify-register', { ...again, code: '000000' })
    expect(tried.body.code).toBe('CODE_WRONG')
  })

  test('e-mail in capitals and with spaces around is the same address', async () => {
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
  ])('a name may be %s %s', async (first_name, last_name) => {
    const person = newPerson({ first_name, last_name })
    expect((await signUp(person)).body.user).toMatchObject({ first_name, last_name })
    const [mail] = await waitForMails(person.email, 2)
    expect(mail?.text).toContain(first_name)
    expect(mail?.html).not.toContain('<img')
  })

  test('two at the same instant with the same e-mail: one code, one account', async () => {
    const person = newPerson()
    const asked = await Promise.all([post('register', person), post('register', person)])
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429])
    const code = await codeFor(person.email)
    const other = { ...newPerson(), email: person.email }
    const opened = await Promise.all([
      post('verify-register', { ...person, code }),
      post('verify-register', { ...other, code }),
    ])
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(opened.find(({ status }) => status === 422)?.body.code).toBe('CODE_WRONG')
  })

  test('two at the same instant with the same phone: one wins, the other may change the number', async () => {
    const [one, two] = [newPerson(), newPerson()]
    two.phone = one.phone
    await Promise.all([post('register', one), post('register', two)])
    const codes = [await codeFor(one.email), await codeFor(two.email)]
    const opened = await Promise.all([
      post('verify-register', { ...one, code: codes[0] }),
      post('verify-register', { ...two, code: codes[1] }),
    ])
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = opened[0].status === 409 ? 0 : 1
    expect(opened[late]?.body.code).toBe('ACCOUNT_EXISTS')
    expect(opened[late]?.body.errors).toEqual({ phone: [translator('en')('errors.fields.phone_taken')] })
    const changed = { ...(late === 0 ? one : two), phone: newPerson().phone, code: codes[late] }
    expect((await post('verify-register', changed)).status).toBe(200)
  })

  test('[A10] with one code only five numbers can be asked about', async () => {
    const [known, asking] = [newPerson(), newPerson()]
    await signUp(known)
    await post('register', asking)
    const code = await codeFor(asking.email)
    const ask = () => post('verify-register', { ...asking, phone: known.phone, code })
    for (let tries = 1; tries <= 5; tries++) expect((await ask()).body.code).toBe('ACCOUNT_EXISTS')
    expect((await ask()).body.code).toBe('CODE_WRONG')
    expect((await post('verify-register', { ...asking, code })).body.code).toBe('CODE_WRONG')
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
  ])('[E3] %s as %j is refused: %s', async (field, change, problem, values) => {
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
