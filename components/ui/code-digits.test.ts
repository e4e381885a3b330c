import { expect, test } from 'vitest'
import { codeDigits, nextCode } from './code-digits'

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

test.each([
  ['the next digit', '12', '123', '123'],
  ['the last digit taken away', '123456', '12345', '12345'],
  ['letters behind a full code', '123456', '123456a', '123456'],
  ['a digit behind a full code', '123456', '1234567', '7'],
  ['a part pasted behind a full code', '123456', '123456 789', '789'],
  ['a code pasted behind a full one', '123456', '123456Your code: 654-321', '654321'],
  ['the same code pasted behind itself', '123456', '123456123456', '123456'],
  ['a code pasted behind a part', '12', '12654321', '654321'],
  ['more than a code typed at once', '', '12345678', '123456'],
  ['a code in the place of the one before', '123456', '654321', '654321'],
  ['all of it taken away', '123456', '', ''],
])('[R3] %s', (_, before, text, code) => {
  expect(nextCode(before, text, 6)).toBe(code)
})
