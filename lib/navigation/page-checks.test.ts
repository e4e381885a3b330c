import { expect, test } from 'vitest'
import { checkNamed, isValidPage } from './page-checks'

const known = async (name: string) => name === 'known'
const lookups = {
  productExists: known,
  categoryExists: known,
  areaExists: known,
  ownsOrder: async (id: string, token: string) => id === 'known' && token === 'token',
}

test('[G9] throws for an unknown page check', () => {
  expect(() => checkNamed('no-such-check')).toThrow('unknown page check: no-such-check')
})

test.each([
  ['/', true],
  ['/products', true],
  ['/products/known', true],
  ['/products/unknown', false],
  ['/categories/known', true],
  ['/categories/unknown', false],
  ['/categories/%E0%A4%A', false],
  ['/destination/known', true],
  ['/destination/unknown', false],
])('[R5] [R6] [R7] %s is valid: %s', async (path, valid) => {
  expect(await isValidPage(path, lookups)).toBe(valid)
})

test.each([
  ['/profile/orders', 'token', true],
  ['/profile/orders/known', 'token', true],
  ['/profile/orders/known/pay', 'token', true],
  ['/profile/orders/known', 'another', false],
  ['/profile/orders/unknown', 'token', false],
  ['/profile/orders/unknown/pay', 'token', false],
])('[R11] %s with %s is valid: %s', async (path, token, valid) => {
  expect(await isValidPage(path, lookups, token)).toBe(valid)
})
