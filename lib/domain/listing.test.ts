import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingPath, listingSearch, parseListing } from './listing'

const parse = (search: string) => parseListing(new URLSearchParams(search))

test('[R4] reads categories, destination, sort and page', () => {
  expect(
    parse('product_categories=CATEGORY_018,CATEGORY_001&destination=bangkok&sort=price_low&page=2'),
  ).toEqual({
    categories: ['CATEGORY_001', 'CATEGORY_018'],
    destination: 'bangkok',
    sort: 'price_low',
    page: 2,
  })
})

test.each([
  'product_categories=%27%20OR%201%3D1',
  'page=-1',
  'page=1e9x',
  'sort=best',
  'destination=<script>',
  'product_categories=CATEGORY_,,',
])('nonsense is as if it were not there: %s', (search) => {
  expect(listingSearch(parse(search))).toBe('')
})

test('the same view has one address, whatever the order of its parameters', () => {
  expect(listingPath(parse('page=2&product_categories=CATEGORY_018,CATEGORY_001,CATEGORY_018'))).toBe(
    '/products?product_categories=CATEGORY_001,CATEGORY_018&page=2',
  )
})

test('any query string whatever makes a listing, and its address reads back as the same', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ maxLength: 300 }), (url, text) => {
      const search = new URL(url).searchParams
      search.set('product_categories', text)
      search.set('page', text)
      const query = parseListing(search)
      expect(parseListing(new URLSearchParams(listingSearch(query)))).toEqual(query)
    }),
  )
})
