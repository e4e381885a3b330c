import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post } from '../fixtures/accounts'
import { sql } from '../fixtures/database'
import { type Mail, waitForMails } from '../fixtures/mailbox'
import { newPerson, type Person, signUp } from '../fixtures/people'
import { sessionsOf } from '../fixtures/settings'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

async function signIn({ email, password }: Person, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await post('login', { credential: email, password }, { headers })
  expect(status).toBe(200)
  return String(body.token)
}

const newSignIns = (mails: Mail[], locale: (typeof LOCALES)[number] = 'en') =>
  mails.filter(
    ({ subject }) => subject === translator(locale)('mail.new_sign_in.subject', { shop: 'Sunhop' }),
  )

/** All mails so far: a code requested now arrives after everything sent before. */
async function mailsSoFar({ email }: Person, expected: number): Promise<Mail[]> {
  await post('request-forget-password', { email })
  const mails = await waitForMails(email, expected + 1)
  expect(mails).toHaveLength(expected + 1)
  return mails
}

describe('new sign-in from elsewhere', () => {
  test('[A10] another device triggers one mail that names the device and the place', async () => {
    const person = newPerson()
    await signUp(person)
    const phone = { 'user-agent': IPHONE, 'x-test-country': 'jp' }
    const token = await signIn(person, phone)
    const [mail] = newSignIns(await waitForMails(person.email, 3))
    expect(mail?.text).toContain('Safari on iPhone')
    expect(mail?.text).toContain('Japan')
    expect(mail?.text).toContain('/profile/settings')
    expect((await sessionsOf(token))[0]).toMatchObject({ current: true, system: 'iPhone', country: 'JP' })
    await signIn(person, phone)
    expect(newSignIns(await mailsSoFar(person, 3))).toHaveLength(1)
  })

  test('[A10] the device that signed up is known, also after signing out', async () => {
    const person = newPerson()
    const token = String((await signUp(person)).body.token)
    await post('logout', {}, { token })
    await signIn(person)
    expect(newSignIns(await mailsSoFar(person, 2))).toHaveLength(0)
  })

  test('[A10] the same device in another country triggers a mail; an invalid country code is ignored', async () => {
    const person = newPerson()
    await signUp(person)
    await signIn(person, { 'x-test-country': 'KR' })
    const [mail] = newSignIns(await waitForMails(person.email, 3))
    expect(mail?.text).toContain('South Korea')
    const token = await signIn(person, { 'x-test-country': '<b>' })
    expect((await sessionsOf(token))[0]).toMatchObject({ country: null })
    expect(newSignIns(await mailsSoFar(person, 3))).toHaveLength(1)
  })

  test.each(LOCALES)('[A10] the mail is in the language of the account: %s', async (locale) => {
    const person = newPerson()
    await post('register', person, { locale })
    const [mail] = await waitForMails(person.email)
    const code = mail?.text.match(/^\d{6}$/m)?.[0]
    await post('verify-register', { ...person, code }, { locale })
    await signIn(person, { 'user-agent': IPHONE, 'accept-language': 'en' })
    expect(newSignIns(await waitForMails(person.email, 3), locale)).toHaveLength(1)
  })

  test('[A10] a wrong password from elsewhere triggers no mail', async () => {
    const person = newPerson()
    await signUp(person)
    const headers = { 'user-agent': IPHONE }
    await post('login', { credential: person.email, password: 'sun over sea' }, { headers })
    expect(newSignIns(await mailsSoFar(person, 2))).toHaveLength(0)
  })

  test('the stored device fingerprint reveals neither the device nor the account’s email', async () => {
    const person = newPerson()
    const { body } = await signUp(person)
    const devices = await sql('SELECT fingerprint FROM known_devices WHERE user_id = $1', [body.user?.id])
    expect(devices).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })
})
