import { expect, test } from 'vitest'
import { initials } from './initials'

test.each([
  ['Nari Suwan', 'NS'],
  ['anna maria de la cruz', 'AC'],
  ['Madonna', 'M'],
  ['Élodie Ørsted', 'ÉØ'],
  ['สมชาย ใจดี', 'สจ'],
  ['เกียรติ แสงทอง', 'กส'],
  ['王小明', '王'],
  ['欧阳 娜娜', '欧'],
  ['  ', ''],
  ['42', ''],
])('%s is shortened to %s', (name, short) => {
  expect(initials(name)).toBe(short)
})
