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
  'rejects %s as a Thai number',
  (text) => expect(phoneOf(text, 'TH')).toBeNull(),
)

test('international notation means exactly one number', () => {
  expect(candidatePhones('+86 138 0013 8000', 'TH')).toEqual(['+8613800138000'])
  expect(candidatePhones('(+66) 81-234-5678', 'US')).toEqual(['+66812345678'])
  expect(candidatePhones('0086 138 0013 8000', 'TH')).toEqual(['+8613800138000'])
})

test('without a country only international notation is valid', () => {
  expect(internationalPhone('+66 81 234 5678')).toBe('+66812345678')
  for (const text of ['081 234 5678', '+66 12', '', '+', 'mali@example.com'])
    expect(internationalPhone(text)).toBeNull()
})

test('national notation means the given country first', () => {
  const candidates = candidatePhones('081 234 5678', 'TH')
  expect(candidates[0]).toBe('+66812345678')
  expect(candidates.length).toBeGreaterThan(1)
  expect(candidatePhones('66812345678', 'TH')).toContain('+66812345678')
})

test('text that is no phone number has no candidates', () => {
  for (const text of ['mali@example.com', '12', 'abc', '0'.repeat(33)])
    expect(candidatePhones(text, 'TH')).toEqual([])
})

test('recognizes country codes', () => {
  expect(isCountry('TH')).toBe(true)
  for (const code of ['ZZ', 'th', '__proto__', 'toString']) expect(isCountry(code)).toBe(false)
})
