import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anagramKey,
  CATEGORY,
  DESTINATION,
  editDistance,
  editsToPrefix,
  MENTIONED,
  maxEdits,
  PRODUCT,
  sharedTrigrams,
  suggestTerms,
  TRAVELLING,
  thaiSound,
  trigrams,
} from './edit-distance'

const vocabulary = (...words: string[]) => words.map((word) => ({ word, rank: 1 }))
const meant = (typed: string, ...words: string[]) =>
  suggestTerms(typed, vocabulary(...words)).map(({ word }) => word)
const typing = (typed: string, ...words: string[]) =>
  suggestTerms(typed, vocabulary(...words), true).map(({ word }) => word)

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
  expect(meant('郑五庙', '郑王庙', '关帝庙')).toEqual(['郑王庙'])
})

test('finds a word with a misplaced letter by its anagram key', () => {
  expect(anagramKey('pukhet')).toBe(anagramKey('phuket'))
  expect(meant('pukhet', 'phuket', 'puket')).toEqual(['phuket', 'puket'])
  expect(['spa', 'ภูเก็ต', '普吉岛'].map(anagramKey)).toEqual([null, null, null])
  expect(anagramKey('prak')).toBe(anagramKey('park'))
})

test('[R4] ranks the nearest words first and matches prefixes while typing', () => {
  expect(meant('santornii', 'santonini', 'santorini', 'sanatorium')).toEqual(['santorini', 'santonini'])
  expect(meant('bankok', 'bankers', 'bangkok', 'bangkokian')).toEqual(['bangkok'])
  expect(typing('bankok', 'bankers', 'bangkokian', 'bangkok')).toEqual(['bangkok', 'bangkokian'])
  expect(typing('santro', 'santorini', 'santiago')).toEqual(['santorini'])
  expect(meant('spa', 'spe')).toEqual([])
})

test('prefers the word with the better rank at equal distance', () => {
  const words = [
    { word: 'bari', rank: PRODUCT },
    { word: 'bali', rank: DESTINATION },
  ]
  expect(suggestTerms('baki', words).map(({ word }) => word)).toEqual(['bali', 'bari'])
})

test('[R4] prefers the word that is next to its neighbour in a name at equal distance', () => {
  const words = [
    { word: 'arab', rank: DESTINATION },
    { word: 'arun', rank: PRODUCT, beside: true },
  ]
  expect(suggestTerms('arub', words).map(({ word }) => word)).toEqual(['arun', 'arab'])
  // Fewer edits outweigh a neighbour.
  const nearer = [
    { word: 'santorini', rank: DESTINATION },
    { word: 'santonino', rank: PRODUCT, beside: true },
  ]
  expect(suggestTerms('santornii', nearer)[0]?.word).toBe('santorini')
})

test('[R4] matches Thai words that sound alike', () => {
  expect(thaiSound('นิวยอร์ก')).toBe('นิวยอก')
  expect(thaiSound('พาสต้า')).toBe('พาสตา')
  expect(thaiSound('ศุกร์')).toBe('ศุก')
  expect(meant('นิวยอก', 'นิวยอร์ก', 'นิวยอด')).toEqual(['นิวยอร์ก', 'นิวยอด'])
  expect(meant('ภุเก็ต', 'ภูเก็ต', 'ภุเก็บ')).toEqual(['ภูเก็ต', 'ภุเก็บ'])
  expect(meant('ภูเก็ต', 'ภูเก็ต')).toEqual([])
  // The remaining part is too short for an additional edit.
  expect(meant('เท้า', 'เทอร์')).toEqual([])
  expect(meant('เลโก้', 'เล็ก')).toEqual([])
  expect(meant('ดินเนอร์', 'อินเทอร์')).toEqual([])
})

test('[R4] prefers a name over an ordinary word at equal distance', () => {
  const words = [
    { word: 'lantern', rank: MENTIONED },
    { word: 'lantera', rank: DESTINATION },
  ]
  expect(suggestTerms('lanterm', words).map(({ word }) => word)).toEqual(['lantera', 'lantern'])
})

test('[R4] suggests an ordinary word only if it is long and starts alike, a name always', () => {
  const ranked = (rank: number) => (typed: string, word: string) =>
    suggestTerms(typed, [{ word, rank }]).length === 1
  const [named, category, mentioned] = [DESTINATION, CATEGORY, MENTIONED].map(ranked)
  expect([named?.('ladakh', 'badakh'), named?.('kyto', 'kyoto')]).toEqual([true, true])
  expect([category?.('meat', 'meet'), category?.('hopping', 'shopping')]).toEqual([false, false])
  expect([mentioned?.('kids', 'kinds'), mentioned?.('might', 'night')]).toEqual([false, false])
  expect([mentioned?.('lagon', 'lagoon'), category?.('musuems', 'museums')]).toEqual([true, true])
  expect(suggestTerms('meat', [{ word: 'meeting', rank: MENTIONED }], true)).toEqual([])
  expect(category?.('观景苔', '观景台')).toBe(true)
  // A different consonant makes another short word, a different vowel does not.
  expect([mentioned?.('steak', 'steam'), mentioned?.('canel', 'canal')]).toEqual([false, true])
  expect([category?.('crads', 'cards'), ranked(PRODUCT)('tail', 'rail')]).toEqual([true, false])
})

test('[R4] suggests a travel word for its misspelling but not for a different word', () => {
  const words = ['hotel', 'halal', 'price', 'metro', 'vegetarian'].map((word) => ({ word, rank: TRAVELLING }))
  const [first] = words
  expect(suggestTerms('hotl', words)).toEqual([first])
  expect(suggestTerms('hotl', [{ word: 'holland', rank: DESTINATION }, ...words], true)[0]).toEqual(first)
  expect(
    ['hallal', 'vegeterian'].flatMap((typed) => suggestTerms(typed, words)).map(({ word }) => word),
  ).toEqual(['halal', 'vegetarian'])
  expect(['pride', 'prince', 'meat'].flatMap((typed) => suggestTerms(typed, words, true))).toEqual([])
})

test('a word with the allowed edits shares enough trigrams to be found', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeghiknorst'), minLength: 5, maxLength: 14 })
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('swap', 'lose', 'add', 'change'), (word, place, edit) => {
      const at = place % (word.length - 1)
      const [before, a, b, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
      const typed =
        {
          swap: `${before}${b}${a}`,
          lose: `${before}${b}`,
          add: `${before}${a}x${b}`,
          change: `${before}x${b}`,
        }[edit] + after
      const shared = trigrams(typed).filter((gram) => trigrams(word).includes(gram)).length
      // Words with repetitions have fewer distinct trigrams than letters.
      if (trigrams(typed).length < typed.length - 1) return
      expect(sharedTrigrams(typed) === 1 || shared >= sharedTrigrams(typed)).toBe(true)
    }),
  )
})
