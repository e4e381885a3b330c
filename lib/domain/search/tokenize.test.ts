import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, queryRuns, searchTokens, textRuns } from './tokenize'

describe('tokens of a text', () => {
  test.each([
    ['Wat Arun & the Chao Phraya', ['wat', 'arun', 'the', 'chao', 'phraya']],
    ['Nærøyfjord, Tromsø: 24h', ['naeroyfjord', 'tromso', '24h']],
    ['Café São-Paulo', ['cafe', 'sao', 'paulo']],
    ['ｅＳＩＭ　５ＧＢ', ['esim', '5gb']],
    ['วัดอรุณราชวราราม', ['วัด', 'อรุณ', 'ราชวราราม']],
    ['ดำน้ำ', ['ดำ', 'น้ำ']],
    ['กรุงเทพฯ', ['กรุงเทพ']],
    ['郑王庙', ['郑王', '王庙', '庙']],
    ['游曼谷BTS一日', ['游曼', '曼谷', '谷', 'bts', '一日', '日']],
    ['ทัวร์Bangkok曼谷', ['ทัวร์', 'bangkok', '曼谷', '谷']],
    ['', []],
    ['😀 — !', []],
  ])('[R4] %s', (text, tokens) => {
    expect(searchTokens(text)).toEqual(tokens)
  })

  test('keeps Thai marks and removes Latin ones', () => {
    expect(plainText('ผู้ใหญ่ É')).toBe('ผู้ใหญ่ e')
  })

  test('omits the single last character of a Chinese query', () => {
    expect(queryRuns('wat 郑王庙').flatMap(({ tokens }) => tokens)).toEqual(['wat', '郑王', '王庙'])
    expect(queryRuns('庙').flatMap(({ tokens }) => tokens)).toEqual(['庙'])
  })

  test('truncates long tokens between characters', () => {
    expect(searchTokens('a'.repeat(10_000))[0]).toHaveLength(40)
    expect(searchTokens('𐌰'.repeat(50))[0]?.isWellFormed()).toBe(true)
  })

  test('returns non-empty tokens, independent of case, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const tokens = searchTokens(text)
        expect(tokens.every((token) => token.length > 0 && !/\s/u.test(token))).toBe(true)
        expect(searchTokens(plainText(text))).toEqual(tokens)
      }),
    )
  })

  test('loses no letters in a run that is not Chinese', () => {
    const word = fc.string({ unit: fc.constantFrom(...'กขคงเแาิี่้์ำอรุณวัด'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(word, (text) => {
        for (const run of textRuns(text)) expect(run.tokens.join('')).toBe(run.text)
      }),
    )
  })
})
