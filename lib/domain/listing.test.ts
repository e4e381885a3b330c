import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingPath, listingSearch, parseListing, WHOLE_LISTING } from './listing'

const parse = (search: string) => parseListing(new URLSearchParams(search))

test('[R4] reads categories, destination, sort and page', () => {
  expect(
    parse('product_categories=CATEGORY_018,CATEGORY_001&destination=bangkok&sort=price_low&page=2'),
  ).toEqual({
    ...WHOLE_LISTING,
    categories: ['CATEGORY_001', 'CATEGORY_018'],
    destination: 'bangkok',
    sort: 'price_low',
    page: 2,
  })
})

test('[R4] reads price, duration, language and what a product has', () => {
  expect(
    parse(
      'price_min=300&price_max=9000&price_currency=THB&duration=days,short&language=th,en&free_cancellation=1&wheelchair=1',
    ),
  ).toEqual({
    ...WHOLE_LISTING,
    price: { min: 300, max: 9000, currency: 'THB' },
    durations: ['short', 'days'],
    languages: ['en', 'th'],
    features: ['free_cancellation', 'wheelchair'],
  })
})

test('[R4] bounds of the price: one alone, swapped, and without a currency', () => {
  expect(parse('price_max=500').price).toEqual({ min: null, max: 500, currency: null })
  expect(parse('price_min=900&price_max=100').price).toEqual({ min: 100, max: 900, currency: null })
  expect(parse('price_min=0').price).toBeNull()
  expect(parse('price_max=0').price).toEqual({ min: null, max: 0, currency: null })
})

test('a form without a script gives a parameter several times, and empty ones', () => {
  const query = parse(
    'product_categories=CATEGORY_018&product_categories=CATEGORY_001&destination=&price_min=&price_max=&duration=short&duration=days',
  )
  expect(listingPath(query)).toBe(
    '/products?product_categories=CATEGORY_001,CATEGORY_018&duration=short,days',
  )
})

test.each([
  'product_categories=%27%20OR%201%3D1',
  'page=-1',
  'page=1e9x',
  'sort=best',
  'destination=<script>',
  'product_categories=CATEGORY_,,',
  'price_min=-1&price_max=1e9',
  'price_min=12345678901234567890',
  'price_currency=THB',
  'duration=for_ever&language=klingon',
  'free_cancellation=yes&wheelchair=<script>',
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
      for (const name of ['price_min', 'price_max', 'price_currency', 'duration', 'language', 'hotel_pickup'])
        search.set(name, text)
      const query = parseListing(search)
      expect(parseListing(new URLSearchParams(listingSearch(query)))).toEqual(query)
    }),
  )
})
