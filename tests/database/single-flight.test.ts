import * as argon2 from '@node-rs/argon2'
import { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { hashPassword } from '@/lib/server/auth/passwords'
import { insertAccount } from '@/lib/server/auth/repo'
import {
  login,
  register,
  requestForgetPassword,
  resetPassword,
  verifyForgetPassword,
  verifyRegister,
} from '@/lib/server/auth/service'
import { database } from '@/lib/server/db/client'
import { withoutOutboxWorker } from '../fixtures/outbox'
import { newPerson, type Person } from '../fixtures/people'
import { requestOf } from '../fixtures/request-context'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })
// Mails are sent after the response, and would be counted with it.
withoutOutboxWorker()

/** Everything that takes time, in order: statements without their values, and password hashes. */
interface Work {
  statements: string[]
  passwords: number
  result: unknown
}

async function workOf(call: () => Promise<unknown>): Promise<Work> {
  const query = vi.spyOn(Client.prototype, 'query')
  const hashing = [vi.spyOn(argon2, 'verify'), vi.spyOn(argon2, 'hash')]
  const result = await call().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return { code: error.code, status: error.status, values: error.values }
  })
  const statements = query.mock.calls.map(([first]: unknown[]) => {
    const text = typeof first === 'string' ? first : String((first as { text: string }).text)
    // The number of readings of a phone number depends only on its digits.
    return text.replace(/in \([$\d, ]+\)/, 'in (…)')
  })
  const passwords = hashing.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of [query, ...hashing]) spy.mockRestore()
  return { statements, passwords, result }
}

async function withAccount(change: { passwordHash?: null } = {}): Promise<Person> {
  const person = newPerson()
  await insertAccount(database(), {
    email: person.email,
    phone: `+66${person.phone.slice(1)}`,
    passwordHash: await hashPassword(person.password),
    firstName: person.first_name,
    lastName: person.last_name,
    country: person.country,
    address: person.address,
    locale: 'en',
    ...change,
  })
  return person
}

const NEW = { password: 'moon over mountains', password_confirmation: 'moon over mountains' }

/** Every call about an address that needs no session. */
const CALLS: Array<[string, (person: Person) => Promise<unknown>]> = [
  ['login, by email', ({ email }) => login({ credential: email, password: 'sun over sea' }, requestOf('en'))],
  ['login, by phone', ({ phone }) => login({ credential: phone, password: 'sun over sea' }, requestOf('en'))],
  ['register', (person) => register(person, requestOf('en'))],
  ['verify-register', (person) => verifyRegister({ ...person, code: '000000' }, requestOf('en'))],
  ['request-forget-password', ({ email }) => requestForgetPassword({ email }, requestOf('en'))],
  [
    'request-forget-password, twice in a minute',
    async ({ email }) => {
      await requestForgetPassword({ email }, requestOf('en'))
      return requestForgetPassword({ email }, requestOf('en'))
    },
  ],
  [
    'verify-forget-password',
    async ({ email }) => {
      await requestForgetPassword({ email }, requestOf('en'))
      return verifyForgetPassword({ email, code: '000000' }, requestOf('en'))
    },
  ],
  [
    'reset-password',
    async ({ email }) => {
      await requestForgetPassword({ email }, requestOf('en'))
      return resetPassword({ email, code: '000000', ...NEW }, requestOf('en'))
    },
  ],
]

describe('does the same work and responds alike with and without an account', () => {
  let other: Person
  beforeAll(async () => {
    // The first use of each table and of the dummy password hash.
    other = newPerson()
    for (const [, call] of CALLS) await workOf(() => call(other))
  })

  test.each(CALLS)('[A10] %s', async (_name, call) => {
    const unknown = await workOf(() => call(newPerson()))
    const known = await withAccount()
    const google = await withAccount({ passwordHash: null })
    expect(unknown.statements.length).toBeGreaterThan(1)
    expect(await workOf(() => call(known))).toEqual(unknown)
    expect(await workOf(() => call(google))).toEqual(unknown)
  })

  test('[A10] an account paused by email is paused by phone too, without revealing that both belong together', async () => {
    const known = await withAccount()
    const sign = (credential: string, password: string, address = '203.0.113.7') =>
      workOf(() => login({ credential, password }, requestOf('en', { address })))
    for (let attempt = 0; attempt < 100; attempt++)
      await sign(known.email, 'sun over sea', `198.51.100.${attempt % 10}`)
    const unknown = await sign(newPerson().phone, 'sun over sea')
    expect(unknown.result).toMatchObject({ code: 'CREDENTIALS_WRONG' })
    expect(await sign(known.phone, 'sun over sea')).toEqual(unknown)
    expect(await sign(known.phone, known.password)).toEqual(unknown)
  })

  test('[A10] the right password resets the attempts of its account, by either identifier', async () => {
    const known = await withAccount()
    const sign = (credential: string, password: string) =>
      workOf(() => login({ credential, password }, requestOf('en')))
    for (let attempt = 0; attempt < 6; attempt++) await sign(known.email, 'sun over sea')
    expect((await sign(known.phone, known.password)).result).toMatchObject({ success: true })
    for (let attempt = 0; attempt < 6; attempt++) await sign(known.phone, 'sun over sea')
    expect((await sign(known.email, known.password)).result).toMatchObject({ success: true })
  })

  test('[A10] a sign-in hashes one password, right or wrong, with or without an account', async () => {
    const known = await withAccount()
    const work = (credential: string, password: string) =>
      workOf(() => login({ credential, password }, requestOf('en')))
    expect((await work(known.email, known.password)).passwords).toBe(1)
    expect((await work(known.email, 'sun over sea')).passwords).toBe(1)
    expect((await work(newPerson().email, known.password)).passwords).toBe(1)
    expect((await work('no e-mail at all', known.password)).passwords).toBe(1)
  })
})
