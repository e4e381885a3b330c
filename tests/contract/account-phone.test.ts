import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf, wrongCode } from '../fixtures/accounts'
import { passResendTime, sql } from '../fixtures/database'
import { mailsTo, smsCodeFor, waitForMails } from '../fixtures/mailbox'
import { newPerson } from '../fixtures/people'
import { account, type Member, newMember, rotatedToken } from '../fixtures/settings'

const t = translator('en')

/** An unused phone number in E.164. */
const freePhone = () => `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`
const thai = (national: string) => `+66${national.slice(1)}`

const start = (member: Member, phone: string, password = member.person.password) =>
  account('POST', '/phone', member, { json: { phone, password } })
const confirm = (member: Member, phone: string, code: string) =>
  account('PUT', '/phone', member, { json: { phone, code } })

describe('phone change', () => {
  test('[A9] takes effect with the code from the text message; notifies the old number and the email address', async () => {
    const member = await newMember()
    const old = thai(member.person.phone)
    const phone = freePhone()
    const requested = await start(member, `+86 ${phone.slice(3, 6)} ${phone.slice(6, 10)}-${phone.slice(10)}`)
    expect(requested.body).toMatchObject({ result: true, data: { resend_after_seconds: 60 } })
    expect(requested.body.message).toBe(t('settings.responses.phone_code_sent'))
    expect(await profileOf(member.token)).toMatchObject({ phone: old })

    const { email: known, password: secret } = member.person
    const otherSession = String((await post('login', { credential: known, password: secret })).body.token)
    const confirmed = await confirm(member, phone, await smsCodeFor(phone))
    expect(confirmed.status).toBe(200)
    expect(await profileOf(member.token)).toBeNull()
    expect(await profileOf(otherSession)).toBeNull()
    expect(await profileOf(rotatedToken(confirmed))).toMatchObject({ phone })

    const [notice] = await waitForMails(old)
    expect(notice?.kind).toBe('sms')
    expect(notice?.text).toMatch(/no longer uses this number.*\/support$/)
    const [mail] = await waitForMails(member.person.email)
    expect(mail?.subject).toBe(t('mail.phone_changed.subject', { shop: 'Sunhop' }))
    for (const { text } of [notice, mail].filter((message) => message !== undefined))
      expect(text).not.toContain(phone)
    const { password } = member.person
    expect((await post('login', { credential: old, password })).status).toBe(422)
    expect((await post('login', { credential: phone, password })).status).toBe(200)
  })

  test.each(LOCALES)(
    '[A9] the text message is in the user’s language and bound to the site: %s',
    async (locale) => {
      const member = await newMember()
      await account('PATCH', '', member, { json: { mail_locale: locale } })
      const phone = freePhone()
      await start(member, phone)
      const [sms] = await waitForMails(phone)
      const code = await smsCodeFor(phone)
      const text = translator(locale)('sms.phone_code', { code, shop: 'Sunhop', minutes: 10 })
      expect(sms).toMatchObject({ kind: 'sms', subject: '', html: '' })
      expect(sms?.text).toBe(`${text}\n\n@localhost #${code}`)
    },
  )

  test('[A10] reveals that a number is in use only after its code was entered', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [taken, free] = [thai(other.person.phone), freePhone()]
    const requested = await start(member, taken)
    expect([requested.status, requested.body]).toEqual([200, (await start(await newMember(), free)).body])
    const code = await smsCodeFor(taken)
    const rejected = await confirm(member, taken, wrongCode(code))
    expect(rejected.body.code).toBe('INVALID_CODE')
    const { status, body } = await confirm(member, taken, code)
    expect([status, body.errors]).toEqual([422, { phone: [t('errors.fields.phone_taken')] }])
    expect(await profileOf(member.token)).toMatchObject({ phone: thai(member.person.phone) })
    expect(await profileOf(other.token)).toMatchObject({ phone: taken })
  })

  test('[A9] requires the password and a valid number that differs from the current one; sends nothing otherwise', async () => {
    const member = await newMember()
    const phone = freePhone()
    expect((await start(member, phone, 'sun over sea')).body.errors).toEqual({
      password: [t('errors.fields.password_wrong')],
    })
    expect((await start(member, thai(member.person.phone))).body.errors).toEqual({
      phone: [t('errors.fields.same_phone')],
    })
    for (const bad of [
      '081234',
      '138 0013 8000',
      '+66 12',
      'call me',
      '+',
      '',
      '+00000000',
      '＋8613800138000',
    ])
      expect([bad, Object.keys((await start(member, bad)).body.errors ?? {})]).toEqual([bad, ['phone']])
    expect(await mailsTo(phone)).toEqual([])
    expect(await mailsTo(thai(member.person.phone))).toEqual([])
  })

  test('[A9] reads a number without calling code in the country of the account', async () => {
    const member = await newMember()
    const national = newPerson().phone
    expect((await start(member, member.person.phone)).body.errors).toEqual({
      phone: [t('errors.fields.same_phone')],
    })
    expect((await start(member, national)).status).toBe(200)
    const confirmed = await confirm(member, national, await smsCodeFor(thai(national)))
    expect(await profileOf(rotatedToken(confirmed))).toMatchObject({ phone: thai(national) })
  })

  test('[A10] codes expire, allow a limited number of attempts, can be resent after a minute, and work once', async () => {
    const member = await newMember()
    const phone = freePhone()
    await start(member, phone)
    expect((await start(member, phone)).status).toBe(429)
    const code = await smsCodeFor(phone)
    for (let n = 0; n < 5; n++)
      expect((await confirm(member, phone, wrongCode(code))).body.code).toBe('INVALID_CODE')
    expect((await confirm(member, phone, code)).body.code).toBe('INVALID_CODE')
    await passResendTime(phone)
    await start(member, phone)
    const second = await smsCodeFor(phone, 2)
    const expireIn = (seconds: number) =>
      sql(`UPDATE issued_codes SET expires_at = now() + $1 * interval '1 second' WHERE recipient = $2`, [
        seconds,
        phone,
      ])
    await expireIn(-1)
    expect((await confirm(member, phone, second)).body.code).toBe('INVALID_CODE')
    await expireIn(30)
    const confirmed = await confirm(member, phone, second)
    expect(confirmed.status).toBe(200)
    const again = { ...member, token: rotatedToken(confirmed) }
    expect((await confirm(again, phone, second)).body.code).toBe('INVALID_CODE')
  })

  test('[A10] a code works only for the account and the number it was requested for', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const [phone, another] = [freePhone(), freePhone()]
    await start(member, phone)
    const code = await smsCodeFor(phone)
    expect((await confirm(other, phone, code)).body.code).toBe('INVALID_CODE')
    expect((await confirm(member, another, code)).body.code).toBe('INVALID_CODE')
    expect((await confirm(member, phone, code)).status).toBe(200)
  })

  test('[A10] limits an account to five text messages an hour across all numbers', async () => {
    const member = await newMember()
    for (let n = 0; n < 5; n++) expect((await start(member, freePhone())).status).toBe(200)
    const { status, headers } = await start(member, freePhone())
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  })
})
