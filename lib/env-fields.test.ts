import { expect, test } from 'vitest'
import { originList } from './env-fields'

test('reads https origins, also of all hosts below a name', () => {
  expect(originList.parse(undefined)).toEqual([])
  expect(originList.parse('https://*.bank.example, https://acs.example:8443')).toEqual([
    'https://*.bank.example',
    'https://acs.example:8443',
  ])
})

test.each([
  '*',
  'https:',
  'http://bank.example',
  'https://*',
  'https://bank.example/path',
  "'self'",
  'https://a.b;script-src',
])('refuses %s, which would open more than hosts', (value) => {
  expect(originList.safeParse(value).success).toBe(false)
})
