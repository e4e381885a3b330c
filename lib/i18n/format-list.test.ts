import { expect, test } from 'vitest'
import { formatList } from './format'

test('the last name of a Thai list is joined to “and” only if it is Thai', () => {
  expect(formatList(['3', '4', '5'], 'th')).toBe('3 4 และ 5')
  expect(formatList(['อังกฤษ', 'ไทย', 'จีน'], 'th')).toBe('อังกฤษ ไทย และจีน')
  expect(formatList(['3', '4', '5'], 'en')).toBe('3, 4, 5')
  expect(formatList(['3', '4', '5'], 'zh-cn')).toBe('3、4、5')
})
