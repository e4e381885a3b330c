import { expect, test } from 'vitest'
import { localPlace } from './local-place'

const pier = { en: 'Tha Tien Pier', th: 'ท่าเตียน', 'zh-cn': '塔田码头' }

test('a place in Thailand or China has its name in the script that a driver reads', () => {
  expect(localPlace(pier, 'Asia/Bangkok', 'en')).toEqual({ lang: 'th', name: 'ท่าเตียน' })
  expect(localPlace(pier, 'Asia/Bangkok', 'zh-cn')?.name).toBe('ท่าเตียน')
  expect(localPlace(pier, 'Asia/Shanghai', 'th')?.name).toBe('塔田码头')
})

test('it is not repeated for its own readers, nor invented for another country', () => {
  expect(localPlace(pier, 'Asia/Bangkok', 'th')).toBeNull()
  expect(localPlace(pier, 'Asia/Tokyo', 'en')).toBeNull()
  expect(localPlace({ en: 'ICONSIAM', th: 'ICONSIAM', 'zh-cn': 'ICONSIAM' }, 'Asia/Bangkok', 'en')).toBeNull()
  expect(localPlace({ en: null, th: null, 'zh-cn': null }, 'Asia/Bangkok', 'en')).toBeNull()
})
