import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { segment } from './segmentation'

const cut = (text: string, ...known: string[]) =>
  segment([...text], (word) => known.includes(word), 6).map(({ units, isWord }) =>
    isWord ? units.join('') : `?${units.join('')}`,
  )

describe('[R4] splits a phrase without spaces into known words', () => {
  test.each([
    ['曼谷郑王庙门票', ['曼谷', '郑王庙', '门票'], ['曼谷', '郑王庙', '门票']],
    ['东京迪士尼门票', ['东京', '门票'], ['东京', '?迪士尼', '门票']],
    ['东京都一日游', ['东京', '京都', '一日游'], ['东京', '?都', '一日游']],
    ['新加坡', ['新加', '加坡', '新加坡'], ['新加坡']],
    ['夜市', [], ['?夜市']],
    ['', ['曼谷'], []],
  ])('%s', (text, known, pieces) => {
    expect(cut(text, ...known)).toEqual(pieces)
  })
})

test('accepts dictionary words as units', () => {
  const pieces = segment(['ทัวร์', 'ก', 'ทม'], (word) => ['ทัวร์', 'กทม'].includes(word), 3)
  expect(pieces.map(({ units }) => units.join(''))).toEqual(['ทัวร์', 'กทม'])
})

test('loses nothing and never returns two adjacent non-words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 14 })
  const known = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(text, known, (given, words) => {
      const pieces = segment([...given], (word) => words.includes(word), 4)
      expect(pieces.flatMap(({ units }) => units).join('')).toBe(given)
      for (const [index, { units, isWord }] of pieces.entries()) {
        expect(isWord).toBe(words.includes(units.join('')) && isWord)
        expect(isWord || (pieces[index + 1]?.isWord ?? true)).toBe(true)
      }
    }),
  )
})
