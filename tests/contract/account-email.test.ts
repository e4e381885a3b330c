import { describe, expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf, wrongCode } from '../fixtures/accounts'
import { passResendTime, sql } from '../fixtures/database'
import { codeFor, mailsTo, waitForMails } from '../fixtures/mailbox'
import { newPerson } from '../fixtures/people'
import { account, type Member, newMember, rotatedToken } from '../fixtures/settings'

const ask = (member: Member, email: string, password = member.person.password) =>
  account('POST', '/email', member, { json: { email, password } })
const confirm = (member: Member, email: string, code: string) =>
  account('PUT', '/email', member, { json: { email, code } })

describe('a new e-mail', () => {
  test('[A9] comes into force with the code from its mail; the old address is told', async () => {
    const member = await newMember()
    const old = member.person.email
    const { email } = newPerson()
    const asked = await ask(member, ` ${email.toUpperCase()}`)
    expect(asked.body).toMatchObject({ result: true, data: { resend_after_seconds: 60 } })
    expect(await profileOf(member.token)).toMatchObject({ email: old })
    const { email: known, password: secret } = member.person
    const elsewhere = String((await post('login', { credential: known, password: secret })).body.token)
    const done = await confirm(member, email, await codeFor(email))
    expect(done.status).toBe(200)
    expect(await profileOf(member.token)).toBeNull()
    expect(await profileOf(elsewhere)).toBeNull()
    expect(await profileOf(rotatedToken(done))).toMatchObject({ email })
    const [mail] = await waitForMails(old, 3)
    expect(mail?.subject).toBe(translator('en')('mail.email_changed.subject', { shop: 'Sunhop' }))
    expect(mail?.text).not.toContain(email)
    const { password } = member.person
    expect((await post('login', { credential: old, password })).status).toBe(422)
    expect((await post('login', { credential: email, password })).status).toBe(200)
  })

  test('[A10] that another account has gets the same answer, a mail that says so, and no code that works', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const free = newPerson().email
    const [taken, open] = [await ask(member, other.person.email), await ask(member, free)]
    expect([taken.status, taken.body]).toEqual([open.status, open.body])
    const [mail] = await waitForMails(other.person.email, 3)
    expect(mail?.subject).toBe(translator('en')('mail.email_taken.subject', { shop: 'Sunhop' }))
    expect(mail?.text).not.toMatch(/^\d{6}$/m)
    expect((await confirm(member, other.person.email, '000000')).body.code).toBe('CODE_WRONG')
  })

  test('[A9] needs the password, a good address, and another than now', async () => {
    const member = await newMember()
    const t = translator('en')
    expect((await ask(member, newPerson().email, 'sun over sea')).body.errors).toEqual({
      password: [t('errors.fields.password_wrong')],
    })
    expect((await ask(member, member.person.email)).body.errors).toEqual({
      email: [t('errors.fields.same_email')],
    })
    for (const email of ['', 'mali', 'mali@', `${'x'.repeat(250)}@example.com`])
      expect(Object.keys((await ask(member, email)).body.errors ?? {})).toEqual(['email'])
    expect(await mailsTo('mali@')).toEqual([])
  })

  test('[A10] codes expire, run out of tries, and wait a minute', async () => {
    const member = await newMember()
    const { email } = newPerson()
    await ask(member, email)
    expect((await ask(member, email)).status).toBe(429)
    const code = await codeFor(email)
    for (let n = 0; n < 5; n++)
      expect((await confirm(member, email, wrongCode(code))).body.code).toBe('CODE_WRONG')
    expect((await confirm(member, email, code)).body.code).toBe('CODE_WRONG')
    await passResendTime(email)
    expect((await ask(member, email)).status).toBe(200)
    const second = await codeFor(email, 2)
    await sql("UPDATE verification_codes SET expires_at = now() - interval '1 second' WHERE recipient = $1", [
      email,
    ])
    expect((await confirm(member, email, second)).body.code).toBe('CODE_WRONG')
    expect(Object.keys((await confirm(member, email, '12')).body.errors ?? {})).toEqual(['code'])
  })

  test('a code works for the account alone that asked for it, and once', async () => {
    const [member, thief] = [await newMember(), await newMember()]
    const { email } = newPerson()
    await ask(member, email)
    const code = await codeFor(email)
    expect((await confirm(thief, email, code)).body.code).toBe('CODE_WRONG')
    expect((await post('verify-register', { ...newPerson({ email }), code })).body.code).toBe('CODE_WRONG')
    const done = await confirm(member, email, code)
    expect(done.status).toBe(200)
    const again = { ...member, token: rotatedToken(done) }
    expect((await confirm(again, email, code)).body.code).toBe('CODE_WRONG')
  })
})
