import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { factsOf, inLocale, LOCALES, type Locale, type Localized } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { changePassword } from '@/lib/server/account/password'
import { login, register, requestForgetPassword, verifyRegister } from '@/lib/server/auth/service'
import { findSession } from '@/lib/server/auth/session-repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sql } from '../fixtures/database'
import { newPerson, type Person } from '../fixtures/people'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'
import { type ReceivedMail, type SmtpFixture, startSmtp } from '../fixtures/smtp'

/** Only live mode sends real mail. */
vi.hoisted(() => {
  process.env.SHOP_MODE = 'live'
  process.env.SITE_URL = 'https://shop.example'
  process.env.SESSION_SECRET = 'a secret of thirty-two characters, at least'
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

withShopDatabase({ own: true })

let smtp: SmtpFixture
beforeAll(async () => {
  smtp = await startSmtp()
  env.SMTP_URL = smtp.url
})
afterAll(() => smtp.stop())

const codeIn = ({ parsed }: ReceivedMail): string => parsed.text?.match(/^\d{6}$/m)?.[0] ?? ''

/** Goes through everything that sends mail to an account. */
async function triggerMails(person: Person, locale: Locale): Promise<ReceivedMail[]> {
  const { email, password } = person
  await register(person, requestOf(locale))
  const [codeMail] = await smtp.waitFor(email, 1)
  if (!codeMail) throw new Error('no mail')
  await verifyRegister({ ...person, code: codeIn(codeMail) }, requestOf(locale))
  await smtp.waitFor(email, 2)
  const phone = requestOf('en', { userAgent: IPHONE, country: 'JP' })
  const { token } = await login({ credential: email, password }, phone)
  await smtp.waitFor(email, 3)
  await requestForgetPassword({ email }, requestOf('en'))
  await smtp.waitFor(email, 4)
  const session = await findSession(token)
  if (!session) throw new Error('not signed in')
  const next = 'moon over mountains'
  await changePassword(
    { current_password: password, password: next, password_confirmation: next },
    { ...phone, session },
  )
  return smtp.waitFor(email, 5)
}

const NAMES: Localized = { en: 'Mali O’Neill', th: 'มะลิ', 'zh-cn': '茉莉 🏝️' }
const TEMPLATES = ['sign_up_code', 'welcome', 'new_sign_in', 'password_code', 'password_changed']
const PLACE: Localized = { en: 'Japan', th: 'ญี่ปุ่น', 'zh-cn': '日本' }

describe.each(LOCALES)('mails over SMTP in %s', (locale) => {
  const person = newPerson({ first_name: inLocale(NAMES, locale) })
  let mails: ReceivedMail[]
  beforeAll(async () => {
    mails = await triggerMails(person, locale)
  })

  test('[A10] code, welcome, new sign-in, password reset, password changed: in the user’s language', () => {
    const subjects = TEMPLATES.map((name) => translator(locale)(`mail.${name}.subject`, { shop: 'Sunhop' }))
    expect(mails.map(({ parsed }) => parsed.subject)).toEqual(subjects)
  })

  test('have HTML and text parts with the same content', () => {
    for (const [index, { parsed, raw }] of mails.entries()) {
      expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m)
      const heading = translator(locale)(`mail.${TEMPLATES[index]}.heading`, { shop: 'Sunhop' })
      expect(parsed.text).toContain(heading)
      expect(parsed.text).toContain(person.first_name)
      const html = String(parsed.html)
      expect(html).toContain(`lang="${factsOf(locale).tag}"`)
      expect(html).toContain('prefers-color-scheme: dark')
      expect(html).toContain(person.first_name)
    }
    const [code, , signIn] = mails
    expect(code && codeIn(code)).toMatch(/^\d{6}$/)
    expect(signIn?.parsed.text).toContain(inLocale(PLACE, locale))
    expect(signIn?.parsed.text).toContain('Safari')
  })

  test('have the headers that mail servers expect', () => {
    for (const { sender, recipients, parsed, raw } of mails) {
      expect([sender, recipients]).toEqual(['hello@sunhop.example', [person.email]])
      expect(parsed.from?.value).toEqual([{ name: 'Sunhop', address: 'hello@sunhop.example' }])
      expect(parsed.messageId).toMatch(/^<outbox-\d+@shop\.example>$/)
      expect(Math.abs(Date.now() - Number(parsed.date))).toBeLessThan(60_000)
      expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
      expect(parsed.headers.get('mime-version')).toBe('1.0')
      const lines = raw.split('\r\n')
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(998)
      expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/)
    }
    const ids = mails.map(({ parsed }) => parsed.messageId)
    expect(new Set(ids).size).toBe(mails.length)
  })
})

test('a mail that the server rejects temporarily is delivered later, once', async () => {
  const person = newPerson()
  smtp.refuseNext()
  await register(person, requestOf('en'))
  const waiting = () =>
    sql<{ id: string }>(
      `SELECT id FROM outbox WHERE processed_at IS NULL AND attempts = 1 AND error LIKE '%try again later%'
        AND payload ->> 'to' = $1`,
      [person.email],
    )
  await expect.poll(waiting).toHaveLength(1)
  await sql(`UPDATE outbox SET available_at = now() WHERE payload ->> 'to' = $1`, [person.email])
  await runOutbox()
  await runOutbox()
  expect(await smtp.waitFor(person.email, 1)).toHaveLength(1)
})
