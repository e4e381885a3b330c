import { expect, test } from 'vitest'
import { labeled } from './labeled'

test.each([
  ['en', 'Date: 12 Dec'],
  ['th', 'Date: 12 Dec'],
  ['zh-cn', 'Date：12 Dec'],
] as const)('[N2] a label in %s has the colon of the language', (locale, text) => {
  expect(labeled({ label: 'Date', value: '12 Dec' }, locale)).toBe(text)
})
