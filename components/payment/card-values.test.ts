import { expect, test } from 'vitest'
import { cardProblems, expiryOf, groupedNumber, spacedExpiry, unbrokenNumber } from './card-values'

const good = { number: '4535 0177 1053 5741', name: 'Li Ming', expiry: '05/40', code: '184' }

test('accepts a plausible card', () => {
  expect(cardProblems(good)).toEqual({})
})

test.each([
  [{ number: '' }, { number: 'missing.number' }],
  [{ number: '4535 0177 1053 5742' }, { number: 'wrong.number' }],
  [{ name: ' ' }, { name: 'missing.name' }],
  [{ expiry: '13/40' }, { expiry: 'wrong.expiry' }],
  [{ expiry: '05/20' }, { expiry: 'expired' }],
  [{ expiry: '05/2020' }, { expiry: 'expired' }],
  [{ expiry: '05/99' }, { expiry: 'wrong.expiry' }],
  [{ expiry: '05/4' }, { expiry: 'wrong.expiry' }],
  [{ expiry: '05/340' }, { expiry: 'wrong.expiry' }],
  [{ code: '18' }, { code: 'wrong.code' }],
])('reports %j at its field', (change, problems) => {
  expect(cardProblems({ ...good, ...change })).toEqual(problems)
})

test('groups a number as printed on its card', () => {
  expect(groupedNumber('4535017710535741')).toBe('4535 0177 1053 5741')
  expect(groupedNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupedNumber('4535 01a')).toBe('4535 01')
  expect(unbrokenNumber('4111111111111111')).toBe('4111\u00a01111\u00a01111\u00a01111')
})

test('separates month and year with a slash, also from autofill', () => {
  expect(spacedExpiry('052')).toBe('05/2')
  expect(spacedExpiry('05/2040')).toBe('05/40')
  expect(spacedExpiry('0')).toBe('0')
})

/** Field value after the keys are typed one by one at its end. */
const typed = (keys: string) => [...keys].reduce((field, key) => spacedExpiry(field + key), '')

test.each([
  ['0540', '05/40'],
  ['05/40', '05/40'],
  ['05/2040', '05/40'],
  ['052040', '05/40'],
  ['5/40', '05/40'],
  ['5/2040', '05/40'],
  ['05 / 40', '05/40'],
  ['12-40', '12/40'],
  ['05/401', '05/40'],
  ['05/20', '05/20'],
  ['/', ''],
  ['0/5', '05'],
])('%s typed key by key becomes %s', (keys, expected) => {
  expect(typed(keys)).toBe(expected)
})

test('a slash can be deleted', () => {
  expect(spacedExpiry('05/')).toBe('05/')
  expect(spacedExpiry('05')).toBe('05')
})

test.each([
  ['05/40', '05', '40'],
  ['0540', '05', '40'],
  ['052040', '05', '40'],
  ['5/40', '05', '40'],
  [' 05 / 2040 ', '05', '40'],
])('validates the same month and year of %s that it sends', (field, month, year) => {
  expect(expiryOf(field)).toEqual({ month, year })
  expect(cardProblems({ ...good, expiry: field })).toEqual({})
})

test.each(['540', '05/340', '05/4/0', '/0540', '00/40', '13/40', '05/1940', '05/20400', '05'])(
  'rejects %s as a date',
  (field) => {
    expect(expiryOf(field)).toBeNull()
  },
)
