import { expect, test } from 'vitest'
import { codeDigits } from './code-digits'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['１２３４５６', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['12345678', '123456'],
  ['12a', '12'],
  ['', ''],
])('%s holds the code %s', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits)
})
