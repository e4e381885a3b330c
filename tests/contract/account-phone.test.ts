import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf, wrongCode } from '../fixtures/accounts'
import { passResendTime, sql } from '../fixtures/database'
import { mailsTo, smsCodeFor, waitForMails } from '../fixtures/mailbox'
import { account, type Member, newMember, rotatedToken } from '../fixtures/settings'

const t = translator('en')

/** A phone of nobody, in E.164. */
const freePhone = () => `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`
const thai = (national: string) => `+66${national.slice(1)}`

const ask = (member: Member, phone: string, password = member.person.password) =>
  account('POST', '/phone', member, { json: { phone, password } })
const confirm = (member: Member, phone: string, code: string) =>
  account('PUT', '/phone', member, { json: { phone, code } })

describe('a new phone', () => {
  test('[A9] comes into force with the code that is sent to it; the old one and the e-mail are told', async () => {
    const member = await newMember()
    const old = thai(member.person.phone)
    const phone = freePhone()
    const asked = await ask(member, `+86 ${phone.slice(3, 6)} ${phone.slice(6, 10)}-${phone.slice(10)}`)
    expect(asked.body).toMatchObject({ result: true, data: { resend_after_seconds: 60 } })
    expect(asked.body.message).toBe(t('settings.answers.phone_code_sent'))
    expect(await profileOf(member.token)).toMatchObject({ phone: old })

    const { email: known, password: secret } = member.person
    const elsewhere = String((await post('login', { credential: known, password: secret })).body.token)
    const done = await confirm(member, phone, await smsCodeFor(phone))
    expect(done.status).toBe(200)
    expect(await profileOf(member.token)).toBeNull()
    expect(await profileOf(elsewhere)).toBeNull()
    expect(await profileOf(rotatedToken(done))).toMatchObject({ phone })

    const [notice] = await waitForMails(old)
    expect(notice?.kind).toBe('sms')
    expect(notice?.text).toMatch(/no longer uses this number.*\/support$/)
    const [mail] = await waitForMails(member.person.email, 3)
    expect(mail?.subject).toBe(t('mail.phone_changed.subject', { shop: 'Sunhop' }))
    for (const { text } of [notice, mail].filter((letter) => letter !== undefined))
      expect(text).not.toContain(phone)
    const { password } = member.person
    expect((await post('login', { credential: old, password })).status).toBe(422)
    expect((await post('login', { credential: phone, password })).status).toBe(200)
  })

  test.each(LOCALES)(
    '[A9] the message is in the person’s language, and tied to the site: %s',
    async (locale) => {
      const member = await newMember()
      await account('PATCH', '', member, { json: { mail_locale: locale } })
      const phone = freePhone()
      await ask(member, phone)
      const [sms] = await waitForMails(phone)
      const code = await smsCodeFor(phone)
      const words = translator(locale)('sms.phone_code', { code, shop: 'Sunhop', minutes: 10 })
      expect(sms).toMatchObject({ kind: 'sms', subject: '', html: '' })
      expect(sms?.text).toBe(`${words}\n\n@localhost #${code}`)
    },
  )

  test('[A10] that another account has is told to whoever shows the code, and nobody else', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [taken, free] = [thai(other.person.phone), freePhone()]
    const asked = await ask(member, taken)
    expect([asked.status, asked.body]).toEqual([200, (await ask(await newMember(), free)).body])
    const code = await smsCodeFor(taken)
    const guess = await confirm(member, taken, wrongCode(code))
    expect(guess.body.code).toBe('CODE_WRONG')
    const { status, body } = await confirm(member, taken, code)
    expect([status, body.errors]).toEqual([422, { phone: [t('errors.fields.phone_taken')] }])
    expect(await profileOf(member.token)).toMatchObject({ phone: thai(member.person.phone) })
    expect(await profileOf(other.token)).toMatchObject({ phone: taken })
  })

  test('[A9] needs the password, a number, and another than now; nothing is sent without', async () => {
    const member = await newMember()
    const phone = freePhone()
    expect((await ask(member, phone, 'sun over sea')).body.errors).toEqual({
      password: [t('errors.fields.password_wrong')],
    })
    expect((await ask(member, thai(member.person.phone))).body.errors).toEqual({
      phone: [t('errors.fields.same_phone')],
    })
    for (const wrong of ['0812345678', '+66 12', 'call me', '+', '', '+00000000', '＋66812345678'])
      expect([wrong, Object.keys((await ask(member, wrong)).body.errors ?? {})]).toEqual([wrong, ['phone']])
    expect(await mailsTo(phone)).toEqual([])
    expect(await mailsTo(thai(member.person.phone))).toEqual([])
  })

  test('[A10] codes expire, run out of tries, wait a minute, and work once', async () => {
    const member = await newMember()
    const phone = freePhone()
    await ask(member, phone)
    expect((await ask(member, phone)).status).toBe(429)
    const code = await smsCodeFor(phone)
    for (let n = 0; n < 5; n++)
      expect((await confirm(member, phone, wrongCode(code))).body.code).toBe('CODE_WRONG')
    expect((await confirm(member, phone, code)).body.code).toBe('CODE_WRONG')
    await passResendTime(phone)
    await ask(member, phone)
    const second = await smsCodeFor(phone, 2)
    const end = (seconds: number) =>
      sql(
        `UPDATE verification_codes SET expires_at = now() + $1 * interval '1 second' WHERE recipient = $2`,
        [seconds, phone],
      )
    await end(-1)
    expect((await confirm(member, phone, second)).body.code).toBe('CODE_WRONG')
    await end(30)
    const done = await confirm(member, phone, second)
    expect(done.status).toBe(200)
    const again = { ...member, token: rotatedToken(done) }
    expect((await confirm(again, phone, second)).body.code).toBe('CODE_WRONG')
  })

  test('[A10] a code works for the account and the number alone that it was asked for', async () => {
    const [member, thief] = [await newMember(), await newMember()]
    const [phone, another] = [freePhone(), freePhone()]
    await ask(member, phone)
    const code = await smsCodeFor(phone)
    expect((await confirm(thief, phone, code)).body.code).toBe('CODE_WRONG')
    expect((await confirm(member, another, code)).body.code).toBe('CODE_WRONG')
    expect((await confirm(member, phone, code)).status).toBe(200)
  })

  test('[A10] an account has five messages an hour sent, to whichever numbers', async () => {
    const member = await newMember()
    for (let n = 0; n < 5; n++) expect((await ask(member, freePhone())).status).toBe(200)
    const { status, headers } = await ask(member, freePhone())
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  })
})
