import { expect, test } from 'vitest'
import { synonymsOf } from './synonyms'

test('[R4] returns synonyms and narrower terms in every language', () => {
  expect(synonymsOf('火车')).toEqual(expect.arrayContaining(['列车', 'train', 'รถไฟ']))
  expect(synonymsOf('kids')).toEqual(expect.arrayContaining(['families', '亲子', 'เด็ก']))
  expect(synonymsOf('kids')).not.toContain('family')
  expect(synonymsOf('vegetarian')).toContain('vegan')
  expect(synonymsOf('vegan')).not.toContain('vegetarian')
  expect(synonymsOf('高铁')).not.toContain('火车')
  expect(synonymsOf('museum')).toEqual([])
})
