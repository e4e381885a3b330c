import { expect, test } from 'vitest'
import { cardProblems, groupedNumber, spacedExpiry } from './card-values'

const good = { number: '4535 0177 1053 5741', name: 'Li Ming', expiry: '05/40', code: '184' }

test('a card that can be right has no problems', () => {
  expect(cardProblems(good)).toEqual({})
})

test.each([
  [{ number: '' }, { number: 'missing.number' }],
  [{ number: '4535 0177 1053 5742' }, { number: 'wrong.number' }],
  [{ name: ' ' }, { name: 'missing.name' }],
  [{ expiry: '13/40' }, { expiry: 'wrong.expiry' }],
  [{ expiry: '05/20' }, { expiry: 'expired' }],
  [{ code: '18' }, { code: 'wrong.code' }],
])('%j is said at its field', (change, problems) => {
  expect(cardProblems({ ...good, ...change })).toEqual(problems)
})

test('a number is grouped as its card prints it', () => {
  expect(groupedNumber('4535017710535741')).toBe('4535 0177 1053 5741')
  expect(groupedNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupedNumber('4535 01a')).toBe('4535 01')
})

test('month and year get their stroke, also from autofill', () => {
  expect(spacedExpiry('052')).toBe('05/2')
  expect(spacedExpiry('05/2040')).toBe('05/40')
  expect(spacedExpiry('0')).toBe('0')
})
