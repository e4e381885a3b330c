import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, editsToPrefix, maxEdits, thaiSound } from './edit-distance'

describe('edit distance', () => {
  test.each([
    ['bangkok', 'bangkok', 0],
    ['bankok', 'bangkok', 1],
    ['bagnkok', 'bangkok', 1],
    ['santornii', 'santorini', 1],
    ['kyotto', 'tokyo', 4],
    ['pukhet', 'phuket', 1],
    ['phuket', 'pukhet', 1],
    ['郑五庙', '郑王庙', 1],
    ['วัดอรุน', 'วัดอรุณ', 1],
    ['', 'abc', 3],
  ])('%s and %s: %i', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected)
  })

  test('is symmetric, and a prefix is never farther away than the whole word', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b) === 0).toBe(a === b)
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max([...a].length, [...b].length))
        expect(editsToPrefix(a, b)).toBeLessThanOrEqual(editDistance(a, b))
        expect(editsToPrefix(a, a + b)).toBe(0)
      }),
    )
  })
})

test('allows no edits in short words and one or two in longer ones', () => {
  expect(['spa', 'kyoto', 'santorini'].map(maxEdits)).toEqual([0, 1, 2])
})

test('[R4] allows one edit in a word of three Chinese characters', () => {
  expect(['曼谷', '郑五庙', '阿姆斯特丹'].map(maxEdits)).toEqual([0, 1, 1])
})

test('[R4] Thai words that sound alike are equal in sound', () => {
  expect(thaiSound('นิวยอร์ก')).toBe('นิวยอก')
  expect(thaiSound('พาสต้า')).toBe('พาสตา')
  expect(thaiSound('ศุกร์')).toBe('ศุก')
  expect(thaiSound('ภุเก็ต')).toBe(thaiSound('ภูเก็ต'))
})
