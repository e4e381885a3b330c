import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simplifiedHan } from './simplified-han'

test.each([
  ['曼谷鄭王廟', '曼谷郑王庙'],
  ['東京', '东京'],
  ['機場', '机场'],
  ['門票價格', '门票价格'],
  ['臺灣', '台湾'],
  ['郑王庙', '郑王庙'],
  ['Wat 廟 ๑', 'Wat 庙 ๑'],
])('[R4] converts %s to %s', (traditional, simplified) => {
  expect(simplifiedHan(traditional)).toBe(simplified)
})

test('is idempotent and keeps the number of characters', () => {
  const text = fc.string({
    unit: fc.integer({ min: 0x4e00, max: 0x9fff }).map((c) => String.fromCodePoint(c)),
  })
  fc.assert(
    fc.property(text, (given) => {
      const simple = simplifiedHan(given)
      expect(simplifiedHan(simple)).toBe(simple)
      expect([...simple]).toHaveLength([...given].length)
    }),
  )
})
