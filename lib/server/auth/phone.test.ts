import { expect, test } from 'vitest'
import { candidatePhones, internationalPhone, isCountry, phoneOf } from './phone'

test.each([
  '0812345678',
  '081-234-5678',
  '081 234 5678',
  '+66812345678',
  '+66 (0)81 234 5678',
  '0066812345678',
  '66812345678',
  '812345678',
])('reads %s as a Thai number', (text) => expect(phoneOf(text, 'TH')).toBe('+66812345678'))

test.each(['12', 'call 0812345678', '+442079460958', '', '081234567890123', "1' OR 1=1"])(
  'refuses %s as a Thai number',
  (text) => expect(phoneOf(text, 'TH')).toBeNull(),
)

test('an international notation means one number', () => {
  expect(candidatePhones('+86 138 0013 8000', 'TH')).toEqual(['+8613800138000'])
  expect(candidatePhones('(+66) 81-234-5678', 'US')).toEqual(['+66812345678'])
  expect(candidatePhones('0086 138 0013 8000', 'TH')).toEqual(['+8613800138000'])
})

test('without a country only an international notation is a number', () => {
  expect(internationalPhone('+66 81 234 5678')).toBe('+66812345678')
  for (const text of ['081 234 5678', '+66 12', '', '+', 'mali@example.com'])
    expect(internationalPhone(text)).toBeNull()
})

test('a national notation means the number of the country at hand first', () => {
  const meant = candidatePhones('081 234 5678', 'TH')
  expect(meant[0]).toBe('+66812345678')
  expect(meant.length).toBeGreaterThan(1)
  expect(candidatePhones('66812345678', 'TH')).toContain('+66812345678')
})

test('what is no phone number means none', () => {
  for (const text of ['mali@example.com', '12', 'abc', '0'.repeat(33)])
    expect(candidatePhones(text, 'TH')).toEqual([])
})

test('knows countries by their code', () => {
  expect(isCountry('TH')).toBe(true)
  for (const code of ['ZZ', 'th', '__proto__', 'toString']) expect(isCountry(code)).toBe(false)
})
