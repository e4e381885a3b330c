import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { parseIdentifier } from './identifier'

test('[A10] all notations of a number share one rate limit key in every language', () => {
  const spellings = ['+66812345678', '0066 81 234 5678', '66812345678', '081-234-5678', ' (081) 234 5678 ']
  const keys = LOCALES.flatMap((locale) => spellings.map((text) => parseIdentifier(text, locale).key))
  expect(new Set(keys).size).toBe(1)
  expect(parseIdentifier('+66812345679', 'en').key).not.toBe(keys[0])
})

test('[A10] an email key ignores case and surrounding spaces', () => {
  expect(parseIdentifier(' Mali@Example.com ', 'th').key).toBe(parseIdentifier('mali@example.com', 'en').key)
})
