import { expect, test } from 'vitest'
import { fullName } from './full-name'

test.each([
  ['en', 'Narin', 'Suwannarat', 'Narin Suwannarat'],
  ['th', 'นรินทร์', 'สุวรรณรัตน์', 'นรินทร์ สุวรรณรัตน์'],
  ['zh-cn', '伟', '王', '王伟'],
  ['zh-cn', 'Wei', 'Wang', 'Wang Wei'],
  ['en', 'Sukarno', '', 'Sukarno'],
  ['zh-cn', ' Sukarno ', ' ', 'Sukarno'],
  ['en', 'María José', 'de la Cruz', 'María José de la Cruz'],
] as const)('%s: %s + %s is %s', (locale, first_name, last_name, whole) => {
  expect(fullName({ first_name, last_name }, locale)).toBe(whole)
})
