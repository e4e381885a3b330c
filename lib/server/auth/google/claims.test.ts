import { expect, test } from 'vitest'
import { claimsOf } from './claims'

const token = { iss: 'https://accounts.example', sub: '7', email: ' Ploy@Mail.example', email_verified: true }
const of = (change: object) => claimsOf({ ...token, ...change })

test('[A4] the address in lower case, the names as they are', () => {
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
])('[A4] what may not be typed as a name does not come as one: %j', (names, firstName, lastName) => {
  expect(of(names)).toMatchObject({ firstName, lastName })
})

test.each([
  ['true', true],
  ['yes', false],
  [undefined, false],
  [1, false],
])('[A4] verified is what is said to be: %s', (email_verified, emailVerified) => {
  expect(of({ email_verified })?.emailVerified).toBe(emailVerified)
})

test.each([undefined, 'no address', 7])('[A4] without an address nothing is verified: %s', (email) => {
  expect(of({ email })).toMatchObject({ email: '', emailVerified: false })
})

test.each([undefined, '', 'x'.repeat(256)])('[A4] without a subject it is nobody: %s', (sub) => {
  expect(of({ sub })).toBeNull()
  expect(claimsOf(undefined)).toBeNull()
})
