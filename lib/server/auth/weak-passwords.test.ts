import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-passwords'

const person = ['mali.sky@example.com', 'mali.sky', 'Mali', 'Sky', 'Mali Sky', '0812345678']

test.each([
  'password',
  'PassWord123',
  '12345678',
  'aaaaaaaa',
  'abababab',
  'MALI.SKY@example.com',
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
