import { expect, test } from 'vitest'
import { localePath } from './paths'

test.each([
  ['/', '/th'],
  ['/?q=1', '/th?q=1'],
  ['/#finder', '/th#finder'],
  ['/products', '/th/products'],
  ['/products?page=2#top', '/th/products?page=2#top'],
])('the path of %s in Thai is %s', (path, localized) => {
  expect(localePath('th', path, 'as-needed')).toBe(localized)
})

test('the default language has no prefix, unless all have one', () => {
  expect(localePath('en', '/#finder', 'as-needed')).toBe('/#finder')
  expect(localePath('en', '/#finder', 'always')).toBe('/en#finder')
  expect(localePath('th', '/#finder', 'never')).toBe('/#finder')
})
