import { expect, test } from 'vitest'
import { MIN_PASSWORD_LENGTH } from '@/lib/domain/password'
import { commonPasswords, isWeakPassword } from './weak-passwords'

const person = ['mali.sky@example.com', 'mali.sky', 'Mali', 'Sky', 'Mali Sky', '0812345678']

test.each([
  'password',
  'PassWord123',
  '12345678',
  'aaaaaaaa',
  'abababab',
  'MALI.SKY@example.com',
  'ｐａｓｓｗｏｒｄ１',
  'sunshine!',
  'spiderman',
  'woaini1314',
  'mali sky',
  '081-234-5678',
])('refuses %s', (password) => expect(isWeakPassword(password, person)).toBe(true))

test.each([
  'P@ssw0rd1',
  'password123456',
  'welcome1234',
  'Welcome2026',
  '12341234',
  '!password',
  '$unshine#1',
  '2026-pa55w0rd!!',
  'we1come|2026',
  'p.a.s.s.w.o.r.d',
  'dragon1dragon1',
  'a7qk$a7qk$',
  'bangkok2026',
  'travel2026',
])('refuses %s, a common password in disguise', (password) => {
  expect(isWeakPassword(password, [])).toBe(true)
})

test.each([
  'sunhop12',
  'sunhopsunhop',
  'Sunhop1234',
  'sunhop2027',
  'blue-lagoon 26',
  'L@go0n2026',
  'lagoonblue1',
])('refuses %s, a name of the shop', (password) =>
  expect(isWeakPassword(password, ['Blue Lagoon', 'www.lagoon.example'])).toBe(true),
)

const ALICE = ['alice.pen@example.com', 'alice.pen', 'Alice', 'Pen']

test.each(['alice2026', 'Alice1234', 'alicepen1', 'pen+alice', '@lice.pen99', 'alicealice', 'al1cepen2026'])(
  'refuses %s, the names of its owner',
  (password) => expect(isWeakPassword(password, ALICE)).toBe(true),
)

test.each([
  'sun over sand',
  'มะม่วงข้าวเหนียว',
  'mali sky 1987 tea',
  '🏝️🦀🐚🌊🥥🌴🛶🌅',
  'alice drinks tea at 4',
  'sunhop welcome mat blue',
  'my password is a longtail',
  '7Kq$wz!4Rb',
  '48205917',
])('accepts %s', (password) => {
  expect(isWeakPassword(password, [...person, ...ALICE, 'Sunhop'])).toBe(false)
})

test('a long password takes no time', () => {
  const since = performance.now()
  for (const text of ['1'.repeat(64) + '2'.repeat(64), `${'ab1'.repeat(42)}!?`, `${'al'.repeat(60)}9x`])
    isWeakPassword(text, [...ALICE, 'al', 'ala', 'lal'])
  expect(performance.now() - since).toBeLessThan(500)
})

test('an empty name makes no password weak', () => {
  expect(isWeakPassword('!!??!!..-', ['', '-'])).toBe(false)
})

test('the list has more than 10,000 passwords that the form would accept otherwise', () => {
  const accepted = [...commonPasswords()].filter((word) => word.length >= MIN_PASSWORD_LENGTH)
  expect(accepted.length).toBeGreaterThan(10_000)
  for (const word of accepted) expect(isWeakPassword(word.toUpperCase(), []), word).toBe(true)
})
