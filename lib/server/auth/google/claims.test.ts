import { expect, test } from 'vitest'
import { claimsOf } from './claims'

const token = { iss: 'https://accounts.example', sub: '7', email: ' Ploy@Mail.example', email_verified: true }
const of = (change: object) => claimsOf({ ...token, ...change })

test('[A4] lower-cases the address and keeps the names', () => {
  expect(of({ given_name: ' Ploy ', family_name: 'Srisuk', name: 'Ploy Srisuk' })).toEqual({
    issuer: 'https://accounts.example',
    subject: '7',
    email: 'ploy@mail.example',
    emailVerified: true,
    firstName: 'Ploy',
    lastName: 'Srisuk',
  })
})

test.each([
  [{ name: '李明' }, '李明', ''],
  [{ family_name: 'Sukarno' }, 'Sukarno', ''],
  [{}, 'ploy', ''],
  [{ given_name: '', family_name: 7, name: null }, 'ploy', ''],
])('[A4] one name is enough: %j', (names, firstName, lastName) => {
  expect(of(names)).toMatchObject({ firstName, lastName })
})

test.each([
  [{ given_name: 'Ploy\u202egpj', family_name: 'Srisuk' }, 'Srisuk', ''],
  [{ given_name: 'Win at https://evil.example', family_name: 'www.evil.example' }, 'ploy', ''],
  [{ given_name: 'Ploy', family_name: 'Sri\r\nBcc: a@example.com' }, 'Ploy', ''],
  [{ name: 'Ploy\0' }, 'ploy', ''],
  [{ name: '://', email: 'www.evil@mail.example' }, 'www evil', ''],
])('[A4] drops names that a form would reject: %j', (names, firstName, lastName) => {
  expect(of(names)).toMatchObject({ firstName, lastName })
})

test.each([
  ['true', true],
  ['yes', false],
  [undefined, false],
  [1, false],
])('[A4] the address is verified only if the provider says so: %s', (email_verified, emailVerified) => {
  expect(of({ email_verified })?.emailVerified).toBe(emailVerified)
})

test.each([undefined, 'no address', 7])('[A4] an identity without an address is unverified: %s', (email) => {
  expect(of({ email })).toMatchObject({ email: '', emailVerified: false })
})

test.each([undefined, '', 'x'.repeat(256)])('[A4] rejects a token without a subject: %s', (sub) => {
  expect(of({ sub })).toBeNull()
  expect(claimsOf(undefined)).toBeNull()
})
