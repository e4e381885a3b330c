import { expect, test } from 'vitest'
import { isPersonName } from './person-name'

test.each([
  'Mali',
  'ณัฐวุฒิ',
  '欧阳 娜娜',
  'مريم',
  'علی\u200cرضا',
  'ක්\u200dෂ',
  '🏝️👩‍👩‍👧‍👦🇹🇭',
  "O'Brien-Smith Jr.",
  'Σ',
  '',
])('accepts %s as a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each([
  ['nothing to see', '\u200b'],
  ['a filler', '\u3164'],
  ['only a joiner', '\u200d'],
  ['a turned line', 'Mali\u202egpj'],
  ['a second line', 'Mali\r\nBcc: a@example.com'],
  ['a line separator', 'Mali\u2028Sky'],
  ['a soft hyphen', 'Ma\u00adli'],
  ['an address', 'Win at https://evil.example'],
  ['an address without a scheme', 'WWW.evil.example'],
])('rejects a name with %s', (_, name) => {
  expect(isPersonName(name)).toBe(false)
})
