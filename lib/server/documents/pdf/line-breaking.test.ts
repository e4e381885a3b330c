import { expect, test } from 'vitest'
import { linesOf } from './line-breaking'

/** Every letter is one unit wide; Thai marks have no width. */
const widthOf = (text: string) => [...text.replaceAll(/\p{M}/gu, '')].length

test('[B7] breaks at spaces and splits a word that is longer than a line', () => {
  expect(linesOf('Meet at the blue pier', 11, 'en', widthOf)).toEqual(['Meet at the', 'blue pier'])
  expect(linesOf('A Llanfairpwll', 5, 'en', widthOf)).toEqual(['A Lla', 'nfair', 'pwll'])
  expect(linesOf('one\n\ntwo', 9, 'en', widthOf)).toEqual(['one', '', 'two'])
})

test('[B7] breaks Thai between words, never before a combining mark', () => {
  const text = 'แสดงวอเชอร์ที่จุดนัดพบก่อนเวลาออกเดินทางสิบห้านาที'
  const lines = linesOf(text, 12, 'th', widthOf)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.join('')).toBe(text)
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ index }) => index)
  let at = 0
  for (const line of lines) {
    expect(words).toContain(at)
    expect(line).not.toMatch(/^\p{M}/u)
    at += line.length
  }
})

test('[B7] starts no Chinese line with a full stop and ends none with an opening bracket', () => {
  const text = '请提前十五分钟到达码头，出示此凭证（纸质或手机均可）。过时不候。'
  for (let width = 8; width < 20; width++) {
    const lines = linesOf(text, width, 'zh-cn', widthOf)
    expect(lines.join('')).toBe(text)
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。）]/)
      expect(line).not.toMatch(/（$/)
    }
  }
})
