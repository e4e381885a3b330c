import { expect, test } from 'vitest'
import { pinyinName } from './pinyin-name'

test.each([
  ['东京', 'dongjing'],
  ['曼谷', 'mangu'],
  ['重庆', 'chongqing'],
  ['芭提雅', 'batiya'],
  ['绿岛', 'lvdao'],
  ['大 堡礁', 'dabaojiao'],
])('the name %s is typed as %s', (name, typed) => {
  expect(pinyinName(name)).toEqual([typed])
})

test('names in other scripts have none', () => {
  for (const name of ['Bangkok', 'กรุงเทพฯ', 'Hop-on 曼谷', '']) expect(pinyinName(name)).toEqual([])
})
