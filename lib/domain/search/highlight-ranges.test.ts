import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightRanges } from './highlight-ranges'
import { searchTokens } from './tokenize'

const marked = (text: string, ...words: string[]) =>
  highlightRanges(text, words).map(([start, end]) => text.slice(start, end))

describe('ranges of a title that match the typed words', () => {
  test.each([
    ['Wat Arun at dusk', ['wat', 'ar'], ['Wat', 'Ar']],
    ['Tromsø cabin', ['tromso'], ['Tromsø']],
    ['Cafe\u0301 Nærøy', ['cafe', 'naer'], ['Cafe\u0301', 'Nær']],
    ['Swat team', ['wat'], []],
    ['วัดอรุณยามเย็น', ['อรุณ'], ['อรุณ']],
    ['曼谷郑王庙日落', ['郑王', '王庙'], ['郑王庙']],
    ['去Bangkok玩', ['bangkok'], ['Bangkok']],
  ])('%s', (text, words, parts) => {
    expect(marked(text, ...words)).toEqual(parts)
  })

  test('are within the title, ordered and disjoint for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ maxLength: 6 }),
        (text, word) => {
          let last = -1
          for (const [start, end] of highlightRanges(text, [...searchTokens(word), ...searchTokens(text)])) {
            expect(start).toBeGreaterThan(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(text.length)
            last = end
          }
        },
      ),
    )
  })
})
