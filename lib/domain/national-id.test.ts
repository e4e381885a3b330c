import { expect, test } from 'vitest'
import { isNationalId, tidyNationalId } from './national-id'

test.each([
  ['TH', '1-1017-00230-70-8'],
  ['CN', '11010519491231002x'],
  ['CN', '440524 18800101 0014'],
  ['NL', 'spec i2014'],
])('accepts the ID card number of %s as people write it: %s', (country, typed) => {
  expect(isNationalId(tidyNationalId(typed), country)).toBe(true)
})

test.each([
  ['TH', '1101700230709', 'the check digit'],
  ['TH', '110170023070', 'the length'],
  ['TH', '0105559000000', 'the number of a company'],
  ['CN', '110105194912310021', 'the check digit'],
  ['CN', '110105194913310020', 'the month of birth'],
  ['CN', '11010519490230002X', 'the day of birth'],
  ['CN', '1101700230708', 'the length'],
  ['NL', 'A!1', 'other characters'],
])('rejects %s %s: %s', (country, number) => {
  expect(isNationalId(number, country)).toBe(false)
})

test.each([5, 10])('one wrong digit is found, at position %i', (position) => {
  const [thai, chinese] = ['1101700230708', '11010519491231002X']
  const change = (number: string) =>
    number.slice(0, position) + ((Number(number[position]) + 1) % 10) + number.slice(position + 1)
  expect(isNationalId(change(thai), 'TH')).toBe(false)
  expect(isNationalId(change(chinese), 'CN')).toBe(false)
})
