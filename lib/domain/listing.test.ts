import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filterCount,
  isMadeUp,
  LONGEST_TEXT,
  listingPath,
  listingSearch,
  parseListing,
  WHOLE_LISTING,
} from './listing'

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

test('[R4] reads the text, the days and the stars', () => {
  expect(parse('q=%20wat%E3%80%80%20arun%0A&from=2026-12-01&to=2026-12-05&rating_min=4')).toEqual({
    ...WHOLE_LISTING,
    text: 'wat arun',
    dates: { from: '2026-12-01', to: '2026-12-05' },
    rating: 4,
  })
})

test('[R4] days: one alone is one day, and the later one never comes first', () => {
  expect(parse('from=2026-12-05').dates).toEqual({ from: '2026-12-05', to: '2026-12-05' })
  expect(parse('to=2026-12-05&from=never').dates).toEqual({ from: '2026-12-05', to: '2026-12-05' })
  expect(parse('from=2026-12-05&to=2026-12-01').dates).toEqual({ from: '2026-12-01', to: '2026-12-05' })
})

test('[R4] a day that is over is still a day: cached pages do not know what time it is', () => {
  expect(parse('from=2001-01-01').dates).toEqual({ from: '2001-01-01', to: '2001-01-01' })
})

test.each([
  ['วัดอรุณ', 'วัดอรุณ'],
  ['郑王庙', '郑王庙'],
  ['cafe\u0301', 'café'],
  ['a\u0000b', 'a b'],
  ['\ud800', '\ufffd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('[R4] the text %j is kept as %j', (given, kept) => {
  expect(parseListing(new URLSearchParams({ q: given })).text).toBe(kept)
})

test('[R4] ten kilobytes of text are cut, never through a character', () => {
  const { text } = parseListing(new URLSearchParams({ q: '🛶'.repeat(5_000) }))
  expect(text).toBe('🛶'.repeat(LONGEST_TEXT))
})

test('what a listing is filtered by is counted value by value', () => {
  expect(filterCount(parse('sort=price_low&page=4'))).toBe(0)
  expect(filterCount(parse('q=boat&destination=bangkok&language=en,th&wheelchair=1&from=2026-12-01'))).toBe(6)
})

test('a text, days and a price are made up by a visitor; categories, places and stars are the shop’s', () => {
  for (const search of ['q=boat', 'from=2026-12-01', 'price_max=500'])
    expect(isMadeUp(parse(search))).toBe(true)
  expect(isMadeUp(parse('product_categories=CATEGORY_018&destination=bangkok&rating_min=4'))).toBe(false)
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
  'q=%20%0A%09%E3%80%80',
  'from=2026-02-30&to=tomorrow',
  'from=0000-01-01&to=9999-99-99',
  'rating_min=0',
  'rating_min=5.1',
  'rating_min=4.75',
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
    fc.property(
      fc.webUrl({ withQueryParameters: true }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      (url, text) => {
        const search = new URL(url).searchParams
        search.set('product_categories', text)
        search.set('page', text)
        for (const name of [
          'price_min',
          'price_max',
          'price_currency',
          'duration',
          'language',
          'hotel_pickup',
          'q',
          'from',
          'rating_min',
        ])
          search.set(name, text)
        const query = parseListing(search)
        expect(parseListing(new URLSearchParams(listingSearch(query)))).toEqual(query)
      },
    ),
  )
})
