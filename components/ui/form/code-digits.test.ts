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
])('%s contains the code %s', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits)
})

test.each([
  ['the next digit', '12', '123', '123'],
  ['the last digit deleted', '123456', '12345', '12345'],
  ['letters after a complete code', '123456', '123456a', '123456'],
  ['a digit after a complete code', '123456', '1234567', '7'],
  ['a partial code pasted after a complete one', '123456', '123456 789', '789'],
  ['a code pasted after a complete one', '123456', '123456Your code: 654-321', '654321'],
  ['the same code pasted after itself', '123456', '123456123456', '123456'],
  ['a code pasted after a partial one', '12', '12654321', '654321'],
  ['more digits than a code at once', '', '12345678', '123456'],
  ['a code that replaces the previous one', '123456', '654321', '654321'],
  ['everything deleted', '123456', '', ''],
])('[R3] %s', (_, before, text, code) => {
  expect(nextCode(before, text, 6)).toBe(code)
})
