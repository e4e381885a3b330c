import { expect, test } from 'vitest'
import { addressedName, fullName } from './full-name'

test.each([
  ['en', 'Narin', 'Suwannarat', 'Narin Suwannarat'],
  ['th', 'นรินทร์', 'สุวรรณรัตน์', 'นรินทร์ สุวรรณรัตน์'],
  ['zh-cn', '伟', '王', '王伟'],
  ['en', '伟', '王', '王伟'],
  ['th', '芳', '王', '王芳'],
  ['zh-cn', 'Wei', 'Wang', 'Wang Wei'],
  ['en', 'Sukarno', '', 'Sukarno'],
  ['zh-cn', ' Sukarno ', ' ', 'Sukarno'],
  ['en', 'María José', 'de la Cruz', 'María José de la Cruz'],
] as const)('%s: %s + %s is %s', (locale, first_name, last_name, whole) => {
  expect(fullName({ first_name, last_name }, locale)).toBe(whole)
})

test('a Chinese name is addressed in full, others by the given name', () => {
  expect(addressedName({ first_name: '明', last_name: '李' })).toBe('李明')
  expect(addressedName({ first_name: 'สมชาย', last_name: 'ใจดี' })).toBe('สมชาย')
  expect(addressedName({ first_name: 'Wei', last_name: 'Wang' })).toBe('Wei')
  expect(addressedName({ first_name: '李明', last_name: '' })).toBe('李明')
})
