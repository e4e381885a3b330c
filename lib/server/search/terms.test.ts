import { expect, test } from 'vitest'
import { DESTINATION, MENTIONED, PRODUCT } from '@/lib/domain/search/edit-distance'
import { nameTerms, otherNameTerms, shortChineseName, termGrams, textTerms } from './terms'

const joined = (name: string, rank: 0 | 1) =>
  nameTerms(name, rank)
    .filter(({ term, spelled }) => term !== spelled)
    .map(({ term, spelled }) => `${term} = ${spelled}`)

test('[R4] a place name is a term as a whole, but its character pairs are not', () => {
  expect(joined('普吉岛', 0)).toEqual(['普吉岛 = 普吉 吉岛'])
  expect(nameTerms('普吉岛', 0).map(({ term, rank }) => `${term} ${rank}`)).toEqual([
    '普吉 1',
    '吉岛 1',
    '岛 1',
    '普吉岛 0',
  ])
  expect(nameTerms('曼谷', 0)).toContainEqual({ term: '曼谷', spelled: '曼谷', rank: 0, forgiving: false })
})

test('[R4] a Thai destination name is a term as a whole, but its fragments are not', () => {
  const terms = nameTerms('สวิตเซอร์แลนด์', DESTINATION)
  expect(terms.find(({ term }) => term === 'สวิตเซอร์แลนด์')).toMatchObject({
    spelled: 'ส วิต เซอร์ แลนด์',
    rank: DESTINATION,
  })
  expect(terms.find(({ term }) => term === 'แลนด์')).toMatchObject({ rank: MENTIONED })
  expect(nameTerms('ภูเก็ต', DESTINATION)).toMatchObject([{ term: 'ภูเก็ต', rank: DESTINATION }])
})

test('[R4] joins the parts of a sight name that the dictionary splits', () => {
  expect(joined('曼谷郑王庙', 1)).toContain('郑王庙 = 郑王 王庙')
  expect(joined('วัดอรุณ', 1)).toEqual(['วัดอรุณ = วัด อรุณ'])
})

test('[R4] an alias of a place stands for its own name', () => {
  expect(otherNameTerms('BKK', 'Bangkok').map(({ term, spelled }) => [term, spelled])).toEqual([
    ['bkk', 'bangkok'],
  ])
  expect(otherNameTerms('NYC', 'New York')[0]?.spelled).toBe('new york')
  expect(otherNameTerms('新加坡城', '新加坡')[0]?.spelled).toBe('新加 加坡')
  expect(otherNameTerms('กทม', 'กรุงเทพฯ')[0]).toMatchObject({
    term: 'กทม',
    spelled: 'กรุงเทพ',
    rank: DESTINATION,
  })
  expect(otherNameTerms('Lion City', 'Singapore')).toEqual([])
})

test('[R4] an island or town is also found without its generic suffix', () => {
  expect(['普吉岛', '纽约市', '曼谷', '青岛'].map(shortChineseName)).toEqual([['普吉'], ['纽约'], [], []])
})

test('[R4] a lower-case word in a product name is a word, not a name', () => {
  const ranks = Object.fromEntries(
    nameTerms('Wat Arun by noodles', PRODUCT).map(({ term, rank }) => [term, rank]),
  )
  expect(ranks).toMatchObject({ wat: PRODUCT, arun: PRODUCT, noodles: MENTIONED })
})

test('indexes words by trigrams and letters, Chinese ones by characters', () => {
  const grams = (name: string) =>
    nameTerms(name, 0)
      .flatMap(termGrams)
      .map(({ gram }) => gram)
  expect(grams('Phuket')).toEqual(['·ph', 'phu', 'huk', 'uke', 'ket', '=ehkptu'])
  expect(grams('普吉岛')).toEqual(['普', '吉', '岛'])
})

test('[R4] does not suggest a short common word of a product name', () => {
  const suggested = nameTerms('Wat Arun by boat with a meal and noodles', 1).filter(
    ({ forgiving }) => forgiving,
  )
  expect(suggested.map(({ term }) => term)).toEqual(['wat', 'arun', 'noodles'])
})

test('[R4] suggests longer words of texts, but no numbers or short words', () => {
  const suggested = textTerms('Lagoon, 12345 fish, 泻湖 and ปะการัง').filter(({ forgiving }) => forgiving)
  expect(suggested.map(({ term }) => term)).toEqual(['lagoon', 'ปะการัง'])
})
