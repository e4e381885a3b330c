import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPersonName, withoutLinks } from './person-name'

test.each([
  'Mali',
  'ณัฐวุฒิ',
  '欧阳 娜娜',
  'مريم',
  'علی\u200cرضا',
  'ක්\u200dෂ',
  '🏝️👩‍👩‍👧‍👦🇹🇭',
  "O'Brien-Smith Jr.",
  'J.R.R. Tolkien',
  'Dr.Somchai Wong',
  'Raj A/L Kumar',
  'St.John Topham',
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
  ['a host name', 'You won: evil.com'],
  ['a host name in Thai', 'รางวัล.com now'],
  ['a host name with a path', 'bit.ly/prize'],
])('rejects a name with %s', (_, name) => {
  expect(isPersonName(name)).toBe(false)
})

test('no name in a mail contains a host name or scheme, and each looks the same', () => {
  const word = fc.stringMatching(/^[a-zก-ฮ][a-z0-9ก-ฮ]{0,7}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2 }),
      fc.constantFrom('.', ':', '://', '@', '。', '．', '｡'),
      (words, sign) => {
        const name = words.join(sign)
        const shown = withoutLinks(name)
        expect(shown).not.toMatch(/[\p{L}\p{N}][.:@/。．｡]+[\p{L}\p{N}]/u)
        expect(shown.replaceAll('\u2060', '')).toBe(name)
      },
    ),
  )
})

test('a time in a mail stays as it is', () => {
  expect(withoutLinks('18:00, Indochina Time')).toBe('18:00, Indochina Time')
})
