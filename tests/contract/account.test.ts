import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { request } from '../fixtures/http'
import { waitForMails } from '../fixtures/mailbox'
import { account, newMember, rotatedToken } from '../fixtures/settings'

const CALLS: Array<[string, string]> = [
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['PUT', '/image'],
  ['DELETE', '/image'],
  ['POST', '/email'],
  ['PUT', '/email'],
  ['POST', '/phone'],
  ['PUT', '/phone'],
  ['PUT', '/password'],
  ['DELETE', '/sessions'],
  ['DELETE', '/sessions/1'],
  ['GET', '/data'],
]

describe('settings', () => {
  test.each(CALLS)('[A9] %s /api/account%s requires the owner’s session', async (method, path) => {
    const json = method === 'GET' ? undefined : {}
    const signedOut = await request(method, `/api/account${path}`, { json })
    expect([signedOut.status, signedOut.body.code]).toEqual([401, 'UNAUTHENTICATED'])
    const forged = await request(method, `/api/account${path}`, { json, token: 'x'.repeat(43) })
    expect(forged.status).toBe(401)
    if (method === 'GET') return
    const member = await newMember()
    const crossOrigin = await account(method, path, member, { json, origin: 'https://evil.example' })
    expect([crossOrigin.status, crossOrigin.body.code]).toEqual([403, 'CROSS_ORIGIN'])
    expect(await profileOf(member.token)).not.toBeNull()
  })

  test.each(LOCALES)('[A6] a page of another session is rejected in %s', async (locale) => {
    const [member, next] = [await newMember(), await newMember()]
    const headers = { 'x-page-owner': member.userId }
    const json = { first_name: 'Niran' }
    const response = await account('PATCH', '', next, { json, headers, locale })
    expect([response.status, response.body.code]).toEqual([409, 'SESSION_MISMATCH'])
    expect(response.body.message).toBe(translator(locale)('errors.SESSION_MISMATCH'))
    expect(await profileOf(next.token)).toMatchObject({ first_name: 'Mali' })
    expect((await account('GET', '', next, { headers })).status).toBe(200)
  })

  test('[A9] return the user, the mail language and the current device', async () => {
    const member = await newMember()
    const { status, body } = await account('GET', '', member)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      user: { email: member.person.email, first_name: 'Mali', profile: { country: 'TH', image: null } },
      mail_locale: 'en',
      sessions: [{ current: true }],
      phone_code_by: 'sms',
      has_password: true,
    })
  })

  test('[A9] change only the given fields', async () => {
    const member = await newMember()
    const change = {
      first_name: '  李明 ',
      last_name: '',
      country: 'cn',
      address: '长安街 1 号',
      mail_locale: 'zh-cn',
    }
    const { status, body } = await account('PATCH', '', member, { json: change, locale: 'th' })
    expect(status).toBe(200)
    expect(body.message).toBe(translator('th')('settings.responses.profile'))
    expect(await profileOf(member.token)).toMatchObject({
      first_name: '李明',
      last_name: '',
      email: member.person.email,
      profile: { country: 'CN', address: '长安街 1 号' },
    })
    await account('PATCH', '', member, { json: { last_name: 'Sky' } })
    expect(await profileOf(member.token)).toMatchObject({ first_name: '李明', last_name: 'Sky' })
    expect((await account('PATCH', '', member, { json: {} })).status).toBe(200)
  })

  test.each([
    [{ first_name: '' }, 'first_name'],
    [{ first_name: 'x'.repeat(81) }, 'first_name'],
    [{ last_name: 7 }, 'last_name'],
    [{ country: 'ZZ' }, 'country'],
    [{ country: 'Thailand' }, 'country'],
    [{ address: ' ' }, 'address'],
    [{ address: 'x'.repeat(301) }, 'address'],
    [{ mail_locale: 'fr' }, 'mail_locale'],
    [{ first_name: 'a\0b' }, 'first_name'],
  ])('[E3] rejects %j at its field, in the language of the page', async (json, field) => {
    const member = await newMember()
    for (const locale of LOCALES) {
      const { status, body } = await account('PATCH', '', member, { json, locale })
      expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'VALIDATION_FAILED', [field]])
      expect(body.message).toBe(translator(locale)('errors.VALIDATION_FAILED'))
    }
    expect(await profileOf(member.token)).toMatchObject({ first_name: 'Mali' })
  })

  test('fields outside the form change nothing', async () => {
    const member = await newMember()
    const json = JSON.parse(
      '{"email":"other@example.com","id":"1","__proto__":{"address":"x"},"password":"x"}',
    )
    expect((await account('PATCH', '', member, { json })).status).toBe(200)
    expect(await profileOf(member.token)).toMatchObject({
      id: member.userId,
      email: member.person.email,
      profile: { address: member.person.address },
    })
  })
})

describe('password change', () => {
  test('[A9][A10] ends the other sessions, rotates the current token and sends a mail', async () => {
    const member = await newMember()
    const { email, password: before } = member.person
    const otherSession = String((await post('login', { credential: email, password: before })).body.token)
    const password = 'moon over sand'
    const changed = await account('PUT', '/password', member, {
      json: { current_password: before, password, password_confirmation: password },
    })
    expect(changed.status).toBe(200)
    expect(await profileOf(otherSession)).toBeNull()
    expect(await profileOf(member.token)).toBeNull()
    expect(await profileOf(rotatedToken(changed))).toMatchObject({ email })
    expect((await post('login', { credential: email, password: before })).status).toBe(422)
    expect((await post('login', { credential: email, password })).status).toBe(200)
    const [mail] = await waitForMails(email)
    expect(mail?.subject).toBe(translator('en')('mail.password_changed.subject', { shop: 'Sunhop' }))
  })

  test('[E3] reports a wrong, weak or mistyped password at its field', async () => {
    const member = await newMember()
    const attempt = async (json: object) =>
      Object.keys((await account('PUT', '/password', member, { json })).body.errors ?? {})
    const valid = {
      current_password: member.person.password,
      password: 'moon over sand',
      password_confirmation: 'moon over sand',
    }
    expect(await attempt({ ...valid, current_password: 'sun over sea' })).toEqual(['current_password'])
    expect(await attempt({ ...valid, password: 'password1', password_confirmation: 'password1' })).toEqual([
      'password',
    ])
    expect(await attempt({ ...valid, password_confirmation: 'moon' })).toEqual(['password_confirmation'])
    expect(await attempt({ ...valid, password: 'short', password_confirmation: 'short' })).toEqual([
      'password',
    ])
    const { password: same, first_name, last_name, phone } = member.person
    for (const password of [same, `${first_name} ${last_name}`, phone, `+66${phone.slice(1)}`])
      expect(await attempt({ ...valid, password, password_confirmation: password })).toEqual(['password'])
    expect(await attempt({})).toEqual(['current_password', 'password', 'password_confirmation'])
    expect(await profileOf(member.token)).not.toBeNull()
  })

  test('[A10] after ten wrong passwords even the right one is rate limited', async () => {
    const member = await newMember()
    const attempt = (password: string) =>
      account('POST', '/phone', member, { json: { phone: '+66812345678', password } })
    const attempts = await Promise.all(Array.from({ length: 10 }, () => attempt('sun over sea')))
    for (const { body } of attempts) expect(Object.keys(body.errors ?? {})).toEqual(['password'])
    const { status, headers } = await attempt(member.person.password)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
  })
})
