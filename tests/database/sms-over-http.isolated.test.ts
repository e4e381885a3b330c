import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { requestPhoneChange, verifyPhoneChange } from '@/lib/server/account/phone'
import { getAccount } from '@/lib/server/account/profile'
import { register, verifyRegister } from '@/lib/server/auth/service'
import { findSession } from '@/lib/server/auth/session-repo'
import type { SignedIn } from '@/lib/server/http/context'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sql } from '../fixtures/database'
import { newPerson, type Person } from '../fixtures/people'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'
import { type SmsGatewayFixture, startSmsGateway } from '../fixtures/sms-gateway'
import { type SmtpFixture, startSmtp } from '../fixtures/smtp'

/** Only live mode sends real messages. */
vi.hoisted(() => {
  process.env.SHOP_MODE = 'live'
  process.env.SITE_URL = 'https://shop.example'
  process.env.SESSION_SECRET = 'a secret of thirty-two characters, at least'
})

withShopDatabase({ own: true })

const t = translator('en')

let smtp: SmtpFixture
let gateway: SmsGatewayFixture
beforeAll(async () => {
  smtp = await startSmtp()
  gateway = await startSmsGateway()
  env.SMTP_URL = smtp.url
})
afterAll(async () => {
  await smtp.stop()
  await gateway.stop()
})

/** A signed-in user with an account. */
async function member(): Promise<{ person: Person; context: SignedIn }> {
  const person = newPerson()
  await register(person, requestOf('en'))
  const [mail] = await smtp.waitFor(person.email, 1)
  const code = mail?.parsed.text?.match(/^\d{6}$/m)?.[0] ?? ''
  const { token } = await verifyRegister({ ...person, code }, requestOf('en'))
  const session = await findSession(token)
  if (!session) throw new Error('not signed in')
  return { person, context: { ...requestOf('en'), session } }
}

const phoneOf = ({ phone }: Person) => `+66${phone.slice(1)}`

describe('with an SMS gateway', () => {
  beforeEach(() => {
    Object.assign(env, { SMS_URL: gateway.url, SMS_TOKEN: 'the token', SMS_FROM: 'Sunhop' })
  })
  afterEach(() => {
    Object.assign(env, { SMS_URL: undefined, SMS_TOKEN: undefined, SMS_FROM: undefined })
  })

  test('[A9] sends the code to the new phone and a notice to the old one, in the gateway’s JSON', async () => {
    const { person, context } = await member()
    expect((await getAccount(context)).data.phone_code_by).toBe('sms')
    const phone = '+8613800138000'
    await requestPhoneChange({ phone, password: person.password }, context)
    const [message] = await gateway.waitFor(phone, 1)
    const text = String(message?.body.text)
    const code = /^\d{6}/.exec(text)?.[0] ?? ''
    expect(message).toMatchObject({
      method: 'POST',
      path: '/messages',
      headers: { authorization: 'Bearer the token', 'content-type': 'application/json' },
    })
    const content = t('sms.phone_code', { code, shop: 'Sunhop', minutes: 10 })
    const id = message?.headers['idempotency-key']
    expect(id).toMatch(/^outbox-\d+@shop\.example$/)
    expect(message?.body).toEqual({
      id,
      to: phone,
      from: 'Sunhop',
      text: `${content}\n\n@shop.example #${code}`,
    })

    await verifyPhoneChange({ phone, code }, context)
    const [notice] = await gateway.waitFor(phoneOf(person), 1)
    expect(notice?.body.text).toBe(
      t('sms.phone_changed', { shop: 'Sunhop', support: 'https://shop.example/support' }),
    )
    const mails = await smtp.waitFor(person.email, 3)
    expect(mails[2]?.parsed.subject).toBe(t('mail.phone_changed.subject', { shop: 'Sunhop' }))
  })

  test.each([500, 429, 302])('retries a message after a response of %i, unchanged', async (status) => {
    const { person, context } = await member()
    const phone = `+8613800139${status}`
    gateway.respondNext(status)
    await requestPhoneChange({ phone, password: person.password }, context)
    const pending = () =>
      sql(
        `SELECT id FROM outbox WHERE kind = 'secret-sms' AND processed_at IS NULL AND attempts = 1 AND error IS NOT NULL
          AND payload ->> 'to' = $1`,
        [phone],
      )
    await expect.poll(pending).toHaveLength(1)
    await sql(`UPDATE outbox SET available_at = now() WHERE payload ->> 'to' = $1`, [phone])
    await runOutbox()
    await runOutbox()
    const [first, second, ...more] = await gateway.waitFor(phone, 2)
    expect(second?.body).toEqual(first?.body)
    expect(more).toEqual([])
    expect(gateway.all().map(({ path }) => path)).not.toContain('/elsewhere')
  })

  test('does not send a code that can no longer be used', async () => {
    const { person, context } = await member()
    const phone = '+8613800137000'
    gateway.respondNext(503)
    await requestPhoneChange({ phone, password: person.password }, context)
    await gateway.waitFor(phone, 1)
    const expire = `UPDATE outbox SET available_at = now(), payload = jsonb_set(payload, '{expires_at}', '"2026-01-01T00:00:00Z"')
      WHERE payload ->> 'to' = $1 AND error IS NOT NULL RETURNING id`
    await expect.poll(() => sql(expire, [phone])).toHaveLength(1)
    await runOutbox()
    expect(await gateway.waitFor(phone, 1)).toHaveLength(1)
    expect(await sql(`SELECT id FROM outbox WHERE payload ->> 'to' = $1`, [phone])).toEqual([])
  })
})

test('[A9] without a gateway the code goes to the email, and settings say so', async () => {
  const { person, context } = await member()
  const before = gateway.all().length
  expect((await getAccount(context)).data.phone_code_by).toBe('mail')
  const phone = '+8613800136000'
  const response = await requestPhoneChange({ phone, password: person.password }, context)
  expect(response.message).toBe(t('auth.responses.code_sent'))
  const mail = (await smtp.waitFor(person.email, 3))[2]
  expect(mail?.parsed.subject).toBe(t('mail.phone_code.subject', { shop: 'Sunhop' }))
  expect(mail?.parsed.text).toContain('••• 000')
  const code = mail?.parsed.text?.match(/^\d{6}$/m)?.[0] ?? ''
  const other = verifyPhoneChange({ phone: '+8613800136001', code }, context)
  await expect(other).rejects.toMatchObject({ code: 'INVALID_CODE' })
  const { data } = await verifyPhoneChange({ phone, code }, context)
  expect(data.user.phone).toBe(phone)
  const mails = await smtp.waitFor(person.email, 4)
  expect(mails[3]?.parsed.subject).toBe(t('mail.phone_changed.subject', { shop: 'Sunhop' }))
  expect(gateway.all()).toHaveLength(before)
})
