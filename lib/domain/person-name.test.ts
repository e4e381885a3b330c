import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPersonName, withoutLinks, withSpacedLinks } from './person-name'
import { NAMES, TOP_LEVEL } from './top-level-domains'

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
  'ST.JOHN TOPHAM',
  'J.R. Smith',
  'j.smith',
  'dr.somchai wong',
  'Anan Wong Ph.D.',
  'Mali Sky M.Sc.',
  'Asst.Prof.Dr.Somchai',
  'Mr.Li',
  'DR.NG',
  'J.Ma',
  'Daw.Aung',
  'U.Win',
  'J.de Vries',
  'Ma.Luisa Cruz',
  'José.André',
  'Dr.Kim',
  'J.Schmidt',
  'MR.FOX',
  'K.Golf',
  'Mlle.Paris',
  'Dr.Ing.Weber',
  'Dr.med.Weber',
  'Dipl.Ing.Weber',
  'John.Smith',
  'Nguyen.Van Anh',
  'Martin Luther King Jr.',
  'ดร.สมชาย ใจดี',
  'น.ส.สมหญิง',
  'ด.ช.ไทย',
  'ม.ร.ว.คึกฤทธิ์ ปราโมช',
  'พล.ต.อ.สมชาย',
  'คุณ.สมศรี แสงทอง',
  'ดร.Kim',
  'ผศ.ดร.วิชัย',
  'ก.สมบัติ',
  '阿卜杜拉.买买提',
  '阿卜杜拉·买买提',
  '玛丽。王',
  '古丽.艾合买提',
  '迪丽热巴.迪力木拉提',
  '王.健康路',
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
  ['a host name of a country', 'Prize at evil.io'],
  ['another one', 'Claim refund evil.co'],
  ['one in capitals', 'EVIL.IO'],
  ['one with a capital', 'Evil.Li'],
  ['one of a single letter', 't.co'],
  ['one that reads like a title', 'dr.li'],
  ['a new end', 'evil.photography'],
  ['an encoded end', 'evil.xn--p1ai'],
  ['an end before Thai text', 'evil.ioรางวัล'],
  ['a new end with a capital', 'Sunhop.Support'],
  ['another one with a capital', 'Evil.Bank'],
  ['a new end in capitals', 'EVIL.SUPPORT'],
  ['an end that is a name as well', 'Evil.Kim'],
  ['a title and an end that is no name', 'Dr.Support'],
  ['an encoded end in capitals', 'Evil.XN--P1AI'],
  ['an end in Thai', 'รางวัล.ไทย'],
  ['another end in Thai', 'รางวัล.คอม'],
  ['an end in Cyrillic', 'приз.Рф'],
  ['an end in Korean', '상금.닷컴'],
  ['an end in Chinese', '奖品.中国'],
  ['East Asian full stops', '奖品。在线'],
  ['full width', 'evil．com'],
  ['an address without a protocol', '//evil'],
  ['an email address', 'claim@evil.io'],
])('rejects a name with %s', (_, name) => {
  expect(isPersonName(name)).toBe(false)
})

test('an end of a host name is one in any case', () => {
  const end = fc.constantFrom(...TOP_LEVEL, ...NAMES)
  const cased = fc.mixedCase(end)
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{5,12}$/), cased, (name, ending) => {
      expect(isPersonName(`${name}.${ending}`)).toBe(false)
    }),
    { numRuns: 2000 },
  )
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

test('no host name or scheme of any text is left for a PDF viewer', () => {
  const word = fc.stringMatching(/^[a-zก-ฮ][a-z0-9ก-ฮ]{1,7}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2 }),
      fc.constantFrom('.', '://', '@', '。', '．', '｡'),
      (words, sign) => {
        const shown = withSpacedLinks(words.join(sign))
        expect(shown).not.toMatch(/[\p{L}\p{N}][.@。．｡]+\p{L}{2}|:\/\//u)
        expect(shown.replaceAll(' ', '')).toBe(words.join(sign))
      },
    ),
  )
})

test.each(['J.R.R. Tolkien', '18:00 · 12.50 km', 'น.ส. สมหญิง'])('a document shows %s as it is', (text) => {
  expect(withSpacedLinks(text)).toBe(text)
})
