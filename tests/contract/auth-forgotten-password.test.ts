import { describe, expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { codeFor, resetTokenFor, waitForMails } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'
import { rotatedToken } from '../fixtures/settings'

describe('password reset', () => {
  test('[A3][X6][X7][X8] takes a code, checks it, sets the new password and ends every other session', async () => {
    const person = newPerson()
    const old = String((await signUp(person)).body.token)
    const { email } = person
    expect((await post('request-forget-password', { email: ` ${email.toUpperCase()}` })).body).toMatchObject({
      result: true,
      success: true,
      data: { resend_after_seconds: 60, code_digits: 6, code_minutes: 10 },
    })
    const code = await codeFor(email, 3)
    const checked = await post('verify-forget-password', { email, code })
    expect(checked.body).toMatchObject({ result: true, success: true, data: null })
    const password = 'moon over sand'
    const reset = { email, code, password, password_confirmation: password }
    const completed = await post('reset-password', reset)
    expect(completed.body).toMatchObject({ result: true, success: true, user: { email } })
    expect(await profileOf(String(completed.body.token))).toMatchObject({ email })
    expect(await profileOf(old)).toBeNull()
    expect((await post('login', { credential: email, password: person.password })).status).toBe(422)
    expect((await post('login', { credential: email, password })).status).toBe(200)
    const [mail] = await waitForMails(email, 4)
    expect(mail?.subject).toBe(translator('en')('mail.password_changed.subject', { shop: 'Sunhop' }))
    expect((await post('reset-password', reset)).body.code).toBe('INVALID_CODE')
  })

  test('[A10] ten failures by email pause its network; the known device signs in, and a reset ends the pause', async () => {
    const person = newPerson()
    const { cookies } = await signUp(person)
    const { email } = person
    const signIn = (password: string, cookie = '') =>
      post('login', { credential: email, password }, { headers: { cookie } })
    const known = cookies.find((cookie) => cookie.startsWith('known-device='))
    expect(known).toMatch(/; Path=\/api\/auth; Max-Age=15552000; SameSite=Strict; Secure; HttpOnly$/)
    for (let attempt = 0; attempt < 10; attempt++) {
      const { body } = await signIn('guess')
      expect([body.code, body.message]).toEqual([
        'CREDENTIALS_WRONG',
        translator('en')('errors.CREDENTIALS_WRONG'),
      ])
    }
    expect((await signIn(person.password)).body.code).toBe('RATE_LIMITED')
    expect((await signIn(person.password, known?.split(';')[0])).status).toBe(200)
    expect((await signIn(person.password)).body.code).toBe('RATE_LIMITED')
    await post('request-forget-password', { email })
    const password = 'moon over sand'
    const code = await codeFor(email, 3)
    await post('reset-password', { email, code, password, password_confirmation: password })
    expect((await signIn(password)).status).toBe(200)
  })

  test('[A10] an unknown email gets the same responses, including the minute between two requests', async () => {
    const person = newPerson()
    await signUp(person)
    const responses = async (email: string) => {
      const first = await post('request-forget-password', { email })
      const second = await post('request-forget-password', { email })
      const check = await post('verify-forget-password', { email, code: '000000' })
      return [first.status, first.body, second.status, second.body.code, check.status, check.body]
    }
    const unknown = newPerson().email
    expect(await responses(person.email)).toEqual(await responses(unknown))
    const [row] = await sql<{ count: string }>('SELECT count(*) FROM mailbox WHERE recipient = $1', [unknown])
    expect(Number(row?.count)).toBe(0)
  })

  test('[A3][A10] the link of the mail sets the new password in any browser, once', async () => {
    const person = newPerson()
    const old = String((await signUp(person)).body.token)
    const { email } = person
    await post('request-forget-password', { email })
    const token = await resetTokenFor(email, 3)
    const byLink = (change: object = {}) =>
      post('reset-password-by-link', {
        token,
        password: 'moon over sand',
        password_confirmation: 'moon over sand',
        ...change,
      })
    expect((await byLink({ password: 'password1' })).body.code).toBe('VALIDATION_FAILED')
    const completed = await byLink()
    expect(completed.body).toMatchObject({ result: true, success: true, user: { email } })
    expect(completed.body.token).toBeUndefined()
    expect(await profileOf(rotatedToken(completed))).toMatchObject({ email })
    expect(await profileOf(old)).toBeNull()
    const [mail] = await waitForMails(email, 4)
    expect(mail?.subject).toBe(translator('en')('mail.password_changed.subject', { shop: 'Sunhop' }))
    const { status, body } = await byLink()
    expect([status, body.code, body.message]).toEqual([
      410,
      'LINK_EXPIRED',
      translator('en')('errors.LINK_EXPIRED'),
    ])
  })

  test.each(['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}!`, 7])(
    '[E3] rejects %j as a link’s token',
    async (token) => {
      const passwords = { password: 'moon over sand', password_confirmation: 'moon over sand' }
      const { status, body } = await post('reset-password-by-link', { token, ...passwords })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['token']])
    },
  )

  test('[E3] a weak or mistyped new password uses neither the code nor an attempt', async () => {
    const person = newPerson()
    await signUp(person)
    const { email } = person
    await post('request-forget-password', { email })
    const code = await codeFor(email, 3)
    const attempt = (password: string, password_confirmation: string) =>
      post('reset-password', { email, code, password, password_confirmation })
    for (let n = 0; n < 3; n++) {
      expect(Object.keys((await attempt('password1', 'password1')).body.errors ?? {})).toEqual(['password'])
      expect(Object.keys((await attempt('moon over sand', 'moon')).body.errors ?? {})).toEqual([
        'password_confirmation',
      ])
    }
    expect((await attempt('moon over sand', 'moon over sand')).status).toBe(200)
  })

  test('of two concurrent resets with one code, one succeeds', async () => {
    const person = newPerson()
    await signUp(person)
    const { email } = person
    await post('request-forget-password', { email })
    const code = await codeFor(email, 3)
    const reset = (password: string) =>
      post('reset-password', { email, code, password, password_confirmation: password })
    const results = await Promise.all([reset('moon over sand'), reset('rain over sand')])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})
