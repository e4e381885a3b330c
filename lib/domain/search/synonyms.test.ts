import { expect, test } from 'vitest'
import { sameWords } from './synonyms'

test('[R4] returns synonyms and narrower terms in every language', () => {
  expect(sameWords('火车')).toEqual(expect.arrayContaining(['列车', 'train', 'รถไฟ']))
  expect(sameWords('kids')).toEqual(expect.arrayContaining(['families', '亲子', 'เด็ก']))
  expect(sameWords('kids')).not.toContain('family')
  expect(sameWords('vegetarian')).toContain('vegan')
  expect(sameWords('vegan')).not.toContain('vegetarian')
  expect(sameWords('高铁')).not.toContain('火车')
  expect(sameWords('museum')).toEqual([])
})
