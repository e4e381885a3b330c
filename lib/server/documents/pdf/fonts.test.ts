import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { type Face, fontsOf } from './fonts'
import { runsOf } from './text-runs'

const faces = fontsOf('regular') as readonly [Face, ...Face[]]
const namesOf = (text: string) => runsOf(text, faces).map(({ face, text }) => [face.name, text])

test('[B7] every language uses a font with its letters, and marks stay with their letters', () => {
  expect(namesOf('Narin ผู้ใหญ่ 王小明')).toEqual([
    ['figtree-latin-regular', 'Narin '],
    ['anuphan-thai-regular', 'ผู้ใหญ่ '],
    ['noto-sans-sc-chinese-simplified-regular', '王小明'],
  ])
  expect(namesOf('น้ำ\u200bใจ')).toEqual([['anuphan-thai-regular', 'น้ำใจ']])
  expect(namesOf('Zoë')).toEqual([['figtree-latin-regular', 'Zoë']])
})

test('[B7] has the characters that prices and names need', () => {
  const letters = '฿¥€£₩−–·×’“”…ěőŁĐạờЯ你，。：（）「」ๆฯ'
  for (const weight of ['regular', 'bold'] as const)
    for (const letter of letters)
      expect(
        fontsOf(weight).some(({ has }) => has(letter.codePointAt(0) ?? 0)),
        `${letter} ${weight}`,
      ).toBe(true)
})

test('[B7] draws rare characters of names', () => {
  for (const letter of '堯煒頠勗﨑')
    expect(namesOf(letter), letter).toEqual([[expect.stringMatching(/^noto-sans-sc-\d+-regular$/), letter]])
})

test('[B7] a character without a font is still drawn and does not fail', () => {
  expect(namesOf('A𓀀')).toEqual([['figtree-latin-regular', 'A𓀀']])
})

const thai = faces.find(({ name }) => name === 'anuphan-thai-regular')?.font as Font

test('[B7] a Thai upper mark moves above the one below it', () => {
  const mark = (text: string) => {
    const { glyphs, positions } = thai.layout(text)
    return [glyphs.at(-1)?.id, positions.at(-1)?.yOffset]
  }
  expect(mark('ที่')).not.toEqual(mark('ท่'))
})

test('[B7] a letter drawn in two parts does not affect letters that share a part', () => {
  const read = (text: string) =>
    thai
      .layout(text)
      .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
      .join('')
  expect(read('น้ำใจ').normalize('NFD')).toBe('น้ําใจ')
  expect(read('เวลา')).toBe('เวลา')
  expect(read('ำ')).toBe('ํา')
})
