import { expect, test } from 'vitest'
import { checkNamed, isValidPage } from './page-checks'

const lookups = { productExists: async (id: string) => id === 'known' }

test('[G9] a page check of an unknown name is an error', () => {
  expect(() => checkNamed('no-such-check')).toThrow('unknown page check: no-such-check')
})

test.each([
  ['/', true],
  ['/products', true],
  ['/products/known', true],
  ['/products/unknown', false],
])('%s is valid: %s', async (path, valid) => {
  expect(await isValidPage(path, lookups)).toBe(valid)
})
