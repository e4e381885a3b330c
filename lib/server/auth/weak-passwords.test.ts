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

test.each(['sun over sand', 'มะม่วงข้าวเหนียว', 'mali sky 1987 tea', '🏝️🦀🐚🌊🥥🌴🛶🌅'])(
  'accepts %s',
  (password) => expect(isWeakPassword(password, person)).toBe(false),
)

test('an empty name makes no password weak', () => {
  expect(isWeakPassword('!!??!!..-', ['', '-'])).toBe(false)
})

test('the list has more than 10,000 passwords that the form would accept otherwise', () => {
  const accepted = [...commonPasswords()].filter((word) => word.length >= MIN_PASSWORD_LENGTH)
  expect(accepted.length).toBeGreaterThan(10_000)
  for (const word of accepted) expect(isWeakPassword(word.toUpperCase(), []), word).toBe(true)
})
