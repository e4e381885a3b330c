import { expect, test } from 'vitest'
import { acceptedLocale } from './accept-language'

test.each([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['th', 'th'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['en;q=0.5, th;q=0.9', 'th'],
  ['eo;q=1, zh-Hans-CN;q=0.7, en;q=0.3', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['th;q=0, en', 'en'],
  ['th;q=0', 'en'],
  ['th ; q=0.4 , zh ; q=0.6', 'zh-cn'],
  ['th;q=0.8,zh;q=0.8', 'th'],
  ['th;q=.,zh;q=0.1', 'zh-cn'],
])('%s selects %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})
