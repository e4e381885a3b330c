import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { post, profileOf } from '../fixtures/accounts'
import { request } from '../fixtures/http'
import { codeFor } from '../fixtures/mailbox'
import { newPerson, signUp } from '../fixtures/people'
import { account, newMember } from '../fixtures/settings'

const long = (length: number) => 'x'.repeat(length)
const NEW_PASSWORD = { password: 'sun over sand', password_confirmation: 'sun over sand' }
const RESET = { email: 'a@example.com', code: '123456', ...NEW_PASSWORD }
const CHANGE = { current_password: 'sun over sand', ...NEW_PASSWORD }

interface Case {
  call: string
  json: unknown
  field: string
  problem: string
  limit?: number
}

/** Missing, too long and mistyped fields of every call that takes a form without a session. */
const FORMS: Case[] = [
  { call: 'login', json: {}, field: 'credential', problem: 'required' },
  { call: 'login', json: {}, field: 'password', problem: 'required' },
  { call: 'login', json: { credential: ' ', password: 'x' }, field: 'credential', problem: 'required' },
  { call: 'login', json: { credential: null, password: 'x' }, field: 'credential', problem: 'required' },
  { call: 'login', json: { credential: {}, password: 'x' }, field: 'credential', problem: 'invalid' },
  {
    call: 'login',
    json: { credential: long(255), password: 'x' },
    field: 'credential',
    problem: 'too_long',
    limit: 254,
  },
  {
    call: 'login',
    json: { credential: 'a', password: long(129) },
    field: 'password',
    problem: 'too_long',
    limit: 128,
  },
  {
    call: 'login',
    json: { credential: 'a', password: 'half \ud83c' },
    field: 'password',
    problem: 'invalid',
  },
  { call: 'login', json: { credential: 'a\0b', password: 'x' }, field: 'credential', problem: 'invalid' },
  { call: 'login', json: { credential: 'a', password: ['x'] }, field: 'password', problem: 'invalid' },
  { call: 'register', json: {}, field: 'email', problem: 'required' },
  { call: 'register', json: {}, field: 'country', problem: 'required' },
  { call: 'verify-register', json: { ...newPerson() }, field: 'code', problem: 'required' },
  { call: 'verify-register', json: { ...newPerson(), code: '12345' }, field: 'code', problem: 'code' },
  { call: 'verify-register', json: { ...newPerson(), code: '1234567' }, field: 'code', problem: 'code' },
  { call: 'verify-register', json: { ...newPerson(), code: '١٢٣٤٥٦' }, field: 'code', problem: 'code' },
  { call: 'verify-register', json: { ...newPerson(), code: '12 456' }, field: 'code', problem: 'code' },
  { call: 'verify-register', json: { ...newPerson(), code: 123456 }, field: 'code', problem: 'invalid' },
  { call: 'request-forget-password', json: {}, field: 'email', problem: 'required' },
  { call: 'request-forget-password', json: { email: ' ' }, field: 'email', problem: 'required' },
  { call: 'request-forget-password', json: { email: 'mali' }, field: 'email', problem: 'email' },
  { call: 'request-forget-password', json: { email: ['a@example.com'] }, field: 'email', problem: 'invalid' },
  {
    call: 'request-forget-password',
    json: { email: `${long(250)}@example.com` },
    field: 'email',
    problem: 'too_long',
    limit: 254,
  },
  { call: 'verify-forget-password', json: { code: '123456' }, field: 'email', problem: 'required' },
  { call: 'verify-forget-password', json: { email: 'a@example.com' }, field: 'code', problem: 'required' },
  { call: 'reset-password', json: { ...RESET, password: undefined }, field: 'password', problem: 'required' },
  {
    call: 'reset-password',
    json: { ...RESET, password: long(129) },
    field: 'password',
    problem: 'too_long',
    limit: 128,
  },
  {
    call: 'reset-password',
    json: { ...RESET, password_confirmation: 'sun over sea' },
    field: 'password_confirmation',
    problem: 'password_mismatch',
  },
]

test.each(FORMS)(
  '[E3] $call: reports the field $field as $problem',
  async ({ call, json, field, problem, limit }) => {
    for (const locale of LOCALES) {
      const { status, body } = await post(call, json, { locale })
      expect([status, body.code, body.success]).toEqual([422, 'VALIDATION_FAILED', false])
      expect(body.errors?.[field]).toContain(
        translator(locale)(`errors.fields.${problem}`, limit === undefined ? {} : { limit }),
      )
    }
  },
)

/** The same for the settings calls: [method, path, body, field, problem]. */
test('[E3][A9] every settings form names its invalid field', async () => {
  const member = await newMember()
  const cases: Array<[string, string, object, string, string, number?]> = [
    ['PATCH', '', { first_name: '' }, 'first_name', 'required'],
    ['PATCH', '', { first_name: long(81) }, 'first_name', 'too_long', 80],
    ['PATCH', '', { last_name: 5 }, 'last_name', 'invalid'],
    ['PATCH', '', { address: long(301) }, 'address', 'too_long', 300],
    ['PATCH', '', { country: 'ZZ' }, 'country', 'country'],
    ['PATCH', '', { mail_locale: 'fr' }, 'mail_locale', 'invalid'],
    ['POST', '/email', { email: 'mali', password: 'x' }, 'email', 'email'],
    ['POST', '/email', { email: 'a@example.com' }, 'password', 'required'],
    ['PUT', '/email', { email: 'a@example.com', code: 'abcdef' }, 'code', 'code'],
    ['POST', '/phone', { phone: long(33), password: 'x' }, 'phone', 'too_long', 32],
    ['POST', '/phone', { phone: '081 234', password: 'x' }, 'phone', 'phone'],
    ['POST', '/phone', { phone: '+66812345678' }, 'password', 'required'],
    ['PUT', '/phone', { phone: '+66812345678', code: '12345' }, 'code', 'code'],
    ['PUT', '/password', { ...CHANGE, current_password: '' }, 'current_password', 'required'],
    ['PUT', '/password', { ...CHANGE, password: long(129) }, 'password', 'too_long', 128],
    ['DELETE', '', {}, 'password', 'required'],
  ]
  for (const [method, path, json, field, problem, limit] of cases) {
    const { status, body } = await account(method, path, member, { json })
    expect([method, path, json, status]).toEqual([method, path, json, 422])
    const message = translator('en')(`errors.fields.${problem}`, limit === undefined ? {} : { limit })
    expect(body.errors?.[field]).toContain(message)
  }
})

describe('malformed bodies', () => {
  const CALLS = [
    'login',
    'register',
    'verify-register',
    'request-forget-password',
    'verify-forget-password',
    'reset-password',
  ]
  test.each(CALLS)('%s: rejects arrays, strings, numbers and null', async (call) => {
    for (const body of ['[]', '"mali"', '7', 'null', 'true', '[{}]']) {
      const response = await request('POST', `/api/auth/${call}`, { body })
      expect([body, response.status, response.body.code]).toEqual([body, 422, 'VALIDATION_FAILED'])
    }
  })

  test.each(['{', '{"email":', '{"a":1}{"b":2}', "{'a':1}", '\u0000', '['.repeat(100_000)])(
    'rejects broken JSON: %.12s',
    async (body) => {
      const response = await request('POST', '/api/auth/login', { body })
      expect([response.status, response.body.code]).toEqual([422, 'MALFORMED_JSON'])
    },
  )

  test('rejects bytes that are not UTF-8', async () => {
    const text = new TextEncoder().encode('{"credential":"a","password":"?"}')
    const body = text.map((byte) => (byte === 63 ? 0xff : byte))
    const response = await request('POST', '/api/auth/login', { body })
    expect([response.status, response.body.code]).toEqual([422, 'CREDENTIALS_WRONG'])
  })
})

describe('unexpected keys', () => {
  const POLLUTION =
    '"__proto__":{"polluted":true,"email":"evil@example.com"},"constructor":{"prototype":{"x":1}}'

  test('does not read missing fields from __proto__', async () => {
    const { status, body } = await request('POST', '/api/auth/request-forget-password', {
      body: `{${POLLUTION}}`,
    })
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(body.errors).toHaveProperty('email')
  })

  test('does not set the id, email, image or password hash along with the name', async () => {
    const member = await newMember()
    const before = (await profileOf(member.token)) as { id: string }
    const own = `"id":"0","email":"evil@example.com","image":"https://evil.example/x.png","password_hash":"x"`
    const { status, body } = await account('PATCH', '', member, {
      body: `{"first_name":"Mali",${own},${POLLUTION}}`,
    })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/evil|polluted/)
    expect(await profileOf(member.token)).toEqual(before)
    expect((await newMember()).userId).not.toBe('0')
  })
})

describe('email in capitals and with surrounding spaces', () => {
  const inCapitals = (email: string) => `  ${email.toUpperCase()}\t `

  test('[A1][A3][X6][X7][X8] is the same address in every call', async () => {
    const person = newPerson()
    await signUp(person)
    const email = inCapitals(person.email)
    expect((await post('request-forget-password', { email })).status).toBe(200)
    const code = await codeFor(person.email, 3)
    expect((await post('verify-forget-password', { email, code: ` ${code} ` })).status).toBe(200)
    const password = 'moon over mountains'
    const reset = await post('reset-password', { email, code, password, password_confirmation: password })
    expect(reset.body.user?.email).toBe(person.email)
    expect((await post('login', { credential: email, password })).status).toBe(200)
    const again = await post('login', { credential: email, password: `${password} ` })
    expect(again.body.code).toBe('CREDENTIALS_WRONG')
  })

  test('[A10] its attempts count together with those of the plain spelling', async () => {
    const { email } = newPerson()
    for (let attempt = 0; attempt < 10; attempt++) {
      const credential = attempt % 2 ? email : inCapitals(email)
      expect((await post('login', { credential, password: 'x' })).status).toBe(422)
    }
    expect((await post('login', { credential: email, password: 'x' })).status).toBe(429)
  })
})

test.each([
  ['Sukarno', ''],
  ['ณัฐวุฒิ', ''],
  ['欧阳', '娜娜'],
  ['🏝️👩‍👩‍👧‍👦', '🇹🇭'],
  ['مريم', 'العلي'],
  ['x'.repeat(80), 'ก'.repeat(80)],
])('[A9] accepts a name of %s %s', async (first_name, last_name) => {
  const member = await newMember()
  const { body } = await account('PATCH', '', member, { json: { first_name, last_name } })
  expect(body.data).toMatchObject({ user: { first_name, last_name } })
  expect(await profileOf(member.token)).toMatchObject({ first_name, last_name })
})
