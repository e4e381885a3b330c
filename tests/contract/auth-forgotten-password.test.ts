import { describe, expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { codeFor, waitForMails } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'

describe('password reset', () => {
  test('[A3][X6][X7][X8] takes a code, checks it, sets the new password and ends every other session', async () => {
    const person = newPerson()
    const old = String((await signUp(person)).body.token)
    const { email } = person
    expect((await post('request-forget-password', { email: ` ${email.toUpperCase()}` })).body).toMatchObject({
      result: true,
      success: true,
      data: { resend_after_seconds: 60 },
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

  test('[A10] ten failures by phone lock the account by email too; a reset unlocks it at once', async () => {
    const person = newPerson()
    await signUp(person)
    const { email, phone } = person
    const signIn = (credential: string, password: string) => post('login', { credential, password })
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(phone, 'guess')).status).toBe(422)
    const locked = await signIn(email, person.password)
    expect(locked.body).toMatchObject({
      code: 'CREDENTIALS_WRONG',
      message: translator('en')('errors.CREDENTIALS_WRONG'),
    })
    await post('request-forget-password', { email })
    const password = 'moon over sand'
    const code = await codeFor(email, 3)
    await post('reset-password', { email, code, password, password_confirmation: password })
    expect((await signIn(email, password)).status).toBe(200)
  }, 60_000)

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
