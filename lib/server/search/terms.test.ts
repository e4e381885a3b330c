import { expect, test } from 'vitest'
import { DESTINATION, MENTIONED, PRODUCT } from '@/lib/domain/search/edit-distance'
import { nameTerms, otherNameTerms, shortChineseName, termGrams, textTerms } from './terms'

const joined = (name: string, rank: 0 | 1) =>
  nameTerms(name, rank)
    .filter(({ term, spelled }) => term !== spelled)
    .map(({ term, spelled }) => `${term} = ${spelled}`)

test('[R4] the name of a place is a word as a whole, and its pairs are none', () => {
  expect(joined('普吉岛', 0)).toEqual(['普吉岛 = 普吉 吉岛'])
  expect(nameTerms('普吉岛', 0).map(({ term, rank }) => `${term} ${rank}`)).toEqual([
    '普吉 1',
    '吉岛 1',
    '岛 1',
    '普吉岛 0',
  ])
  expect(nameTerms('曼谷', 0)).toContainEqual({ term: '曼谷', spelled: '曼谷', rank: 0, forgiving: false })
})

test('[R4] a Thai name of a destination is one as a whole, and no scrap of it is', () => {
  const terms = nameTerms('สวิตเซอร์แลนด์', DESTINATION)
  expect(terms.find(({ term }) => term === 'สวิตเซอร์แลนด์')).toMatchObject({
    spelled: 'ส วิต เซอร์ แลนด์',
    rank: DESTINATION,
  })
  expect(terms.find(({ term }) => term === 'แลนด์')).toMatchObject({ rank: MENTIONED })
  expect(nameTerms('ภูเก็ต', DESTINATION)).toMatchObject([{ term: 'ภูเก็ต', rank: DESTINATION }])
})

test('[R4] the name of a sight that no dictionary has is put together from what it takes apart', () => {
  expect(joined('曼谷郑王庙', 1)).toContain('郑王庙 = 郑王 王庙')
  expect(joined('วัดอรุณ', 1)).toEqual(['วัดอรุณ = วัด อรุณ'])
})

test('[R4] another name of a place stands for its own', () => {
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

test('[R4] an island or a town is also called without the word for it', () => {
  expect(['普吉岛', '纽约市', '曼谷', '青岛'].map(shortChineseName)).toEqual([['普吉'], ['纽约'], [], []])
})

test('[R4] a word of a product that is written small is a word, not a name', () => {
  const ranks = Object.fromEntries(
    nameTerms('Wat Arun by noodles', PRODUCT).map(({ term, rank }) => [term, rank]),
  )
  expect(ranks).toMatchObject({ wat: PRODUCT, arun: PRODUCT, noodles: MENTIONED })
})

test('a word is found by its trigrams and its letters, a Chinese one by its characters', () => {
  const grams = (name: string) =>
    nameTerms(name, 0)
      .flatMap(termGrams)
      .map(({ gram }) => gram)
  expect(grams('Phuket')).toEqual(['·ph', 'phu', 'huk', 'uke', 'ket', '=ehkptu'])
  expect(grams('普吉岛')).toEqual(['普', '吉', '岛'])
})

test('[R4] a short word of a product that is no name is not guessed', () => {
  const guessed = nameTerms('Wat Arun by boat with a meal and noodles', 1).filter(
    ({ forgiving }) => forgiving,
  )
  expect(guessed.map(({ term }) => term)).toEqual(['wat', 'arun', 'noodles'])
})

test('[R4] the longer words of texts are guessed, too, but no numbers and no short ones', () => {
  const guessed = textTerms('Lagoon, 12345 fish, 泻湖 and ปะการัง').filter(({ forgiving }) => forgiving)
  expect(guessed.map(({ term }) => term)).toEqual(['lagoon', 'ปะการัง'])
})
