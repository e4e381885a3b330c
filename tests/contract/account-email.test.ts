import { describe, expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf, wrongCode } from '../fixtures/accounts'
import { passResendTime, sql } from '../fixtures/database'
import { codeFor, mailsTo, waitForMails } from '../fixtures/mailbox'
import { newPerson } from '../fixtures/people'
import { account, type Member, newMember, rotatedToken } from '../fixtures/settings'

const start = (member: Member, email: string, password = member.person.password) =>
  account('POST', '/email', member, { json: { email, password } })
const confirm = (member: Member, email: string, code: string) =>
  account('PUT', '/email', member, { json: { email, code } })

describe('email change', () => {
  test('[A9] takes effect with the code from the mail and notifies the old address', async () => {
    const member = await newMember()
    const old = member.person.email
    const { email } = newPerson()
    const requested = await start(member, ` ${email.toUpperCase()}`)
    expect(requested.body).toMatchObject({ result: true, data: { resend_after_seconds: 60 } })
    expect(await profileOf(member.token)).toMatchObject({ email: old })
    const { email: known, password: secret } = member.person
    const otherSession = String((await post('login', { credential: known, password: secret })).body.token)
    const confirmed = await confirm(member, email, await codeFor(email))
    expect(confirmed.status).toBe(200)
    expect(await profileOf(member.token)).toBeNull()
    expect(await profileOf(otherSession)).toBeNull()
    expect(await profileOf(rotatedToken(confirmed))).toMatchObject({ email })
    const [mail] = await waitForMails(old)
    expect(mail?.subject).toBe(translator('en')('mail.email_changed.subject', { shop: 'Sunhop' }))
    expect(mail?.text).not.toContain(email)
    const { password } = member.person
    expect((await post('login', { credential: old, password })).status).toBe(422)
    expect((await post('login', { credential: email, password })).status).toBe(200)
  })

  test('[A10] an address already in use gets the same response, an explanatory mail, and no working code', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const free = newPerson().email
    const [taken, open] = [await start(member, other.person.email), await start(member, free)]
    expect([taken.status, taken.body]).toEqual([open.status, open.body])
    const [mail] = await waitForMails(other.person.email)
    expect(mail?.subject).toBe(translator('en')('mail.email_taken.subject', { shop: 'Sunhop' }))
    expect(mail?.text).not.toMatch(/^\d{6}$/m)
    expect((await confirm(member, other.person.email, '000000')).body.code).toBe('INVALID_CODE')
  })

  test('[A9] requires the password and a valid address that differs from the current one', async () => {
    const member = await newMember()
    const t = translator('en')
    expect((await start(member, newPerson().email, 'sun over sea')).body.errors).toEqual({
      password: [t('errors.fields.password_wrong')],
    })
    expect((await start(member, member.person.email)).body.errors).toEqual({
      email: [t('errors.fields.same_email')],
    })
    for (const email of ['', 'mali', 'mali@', `${'x'.repeat(250)}@example.com`])
      expect(Object.keys((await start(member, email)).body.errors ?? {})).toEqual(['email'])
    expect(await mailsTo('mali@')).toEqual([])
  })

  test('[A10] codes expire, allow a limited number of attempts, and can be resent after a minute', async () => {
    const member = await newMember()
    const { email } = newPerson()
    await start(member, email)
    expect((await start(member, email)).status).toBe(429)
    const code = await codeFor(email)
    for (let n = 0; n < 5; n++)
      expect((await confirm(member, email, wrongCode(code))).body.code).toBe('INVALID_CODE')
    expect((await confirm(member, email, code)).body.code).toBe('INVALID_CODE')
    await passResendTime(email)
    expect((await start(member, email)).status).toBe(200)
    const second = await codeFor(email, 2)
    await sql("UPDATE issued_codes SET expires_at = now() - interval '1 second' WHERE recipient = $1", [
      email,
    ])
    expect((await confirm(member, email, second)).body.code).toBe('INVALID_CODE')
    expect(Object.keys((await confirm(member, email, '12')).body.errors ?? {})).toEqual(['code'])
  })

  test('a code works once, and only for the account that requested it', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const { email } = newPerson()
    await start(member, email)
    const code = await codeFor(email)
    expect((await confirm(other, email, code)).body.code).toBe('INVALID_CODE')
    expect((await post('verify-register', { ...newPerson({ email }), code })).body.code).toBe('INVALID_CODE')
    const confirmed = await confirm(member, email, code)
    expect(confirmed.status).toBe(200)
    const again = { ...member, token: rotatedToken(confirmed) }
    expect((await confirm(again, email, code)).body.code).toBe('INVALID_CODE')
  })
})
