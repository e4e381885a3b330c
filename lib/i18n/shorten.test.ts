import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { shorten } from './shorten'

test('a short text stays as it is', () => {
  expect(shorten('Two hours on a boat.', 20, 'en')).toBe('Two hours on a boat.')
})

test('a longer text ends with a sentence, or with a word and an ellipsis', () => {
  const text = 'Two hours on a boat. Eight guests at most, and cold tea.'
  expect(shorten(text, 30, 'en')).toBe('Two hours on a boat.')
  expect(shorten(text, 50, 'en')).toBe('Two hours on a boat. Eight guests at most, and…')
  expect(shorten('One long sentence, which does not end', 19, 'en')).toBe('One long sentence…')
})

test('words of Thai and Chinese are not cut', () => {
  expect(shorten('ล่องเรือชมวัดอรุณ', 12, 'th')).toMatch(/^ล่องเรือ(ชม)?…$/)
  expect(shorten('八人以内。乘船两小时，日落时分', 8, 'zh-cn')).toBe('八人以内。')
})

test('a Thai text ends with a clause, not beside a number', () => {
  const text = 'ล่องเรือหางยาวชมวัดอรุณยามเย็น เรือลำละไม่เกิน 8 คน บัตรใช้ได้วันเดียว'
  expect(shorten(text, 38, 'th')).toBe('ล่องเรือหางยาวชมวัดอรุณยามเย็น')
  expect(shorten(text, 50, 'th')).toBe('ล่องเรือหางยาวชมวัดอรุณยามเย็น')
})

test('a shortened text has at most that many characters', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.integer({ min: 2, max: 200 }),
      fc.constantFrom(...LOCALES),
      (text, max, locale) => shorten(text, max, locale).length <= max,
    ),
  )
})
