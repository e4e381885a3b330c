import { expect, test } from 'vitest'
import { type Face, fontsOf } from './fonts'
import { covers, runsOf } from './text-runs'
import { transliterate } from './transliterate'

const faces = fontsOf('regular') as readonly [Face, ...Face[]]
const drawn = (sign: string) => faces.some((face) => covers(face, sign))
const written = (text: string) => transliterate(text, drawn)

test.each([
  ['김민준', 'Gimminjun'],
  ['Γιώργος Παπάς', 'Giorgos Papas'],
  ['ΓΙΩΡΓΟΣ', 'GIORGOS'],
  ['Ірина', 'Irina'],
  ['王䶮', '王Yan'],
])('[B7] transliterates characters without a font to Latin letters: %s', (typed, read) => {
  expect(written(typed)).toBe(read)
})

test.each([
  ['محمد سلمان', /^M\w+ S\w+$/],
  ['\u202bדוד לוי\u202c', /^D\w+ L\w+$/],
  ['หมายเลข ١٢', /^หมายเลข 12$/],
])('[B7] transliterates right-to-left text from left to right: %s', (typed, read) => {
  expect(written(typed)).toMatch(read)
})

test('[B7] drops emoji together with the space after them', () => {
  expect(written('Anna 🎉 Bell 👨‍👩‍👧🇹🇭👍🏽')).toBe('Anna Bell ')
  expect(written('🎉 Anna\n🎉\nBell')).toBe('Anna\n\nBell')
})

test('[B7] keeps characters that a font has', () => {
  for (const text of ['Zoë Nguyễn', 'น้ำใจ ผู้ใหญ่', '王小明（2 人）', 'Юлия', 'SH-7Q4K · 1 © ฿'])
    expect(written(text)).toBe(text)
  expect(written('Zoe\u0308')).toBe('Zoë')
})

test('[B7] a name in any script leaves no empty box', () => {
  for (const name of [
    '김민준',
    'Γιώργος',
    'محمد',
    'עברית',
    '🎉',
    '䶮𠮷',
    'नरेन्द्र',
    'გიორგი',
    'ဦးသန့်',
    '①',
    'Ǿ',
  ])
    for (const { face, text } of runsOf(written(name), faces)) expect(covers(face, text), name).toBe(true)
})
