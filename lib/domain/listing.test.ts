import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SLUG_LENGTH } from './catalog-ids'
import { filterCount, hasFreeInput, listingPath, listingSearch, parseListing, WHOLE_LISTING } from './listing'
import { MAX_TEXT_LENGTH } from './search-text'

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

test('[R4] reads price, duration, language and features', () => {
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

test('[R4] reads price bounds: a single one, swapped ones, and without a currency', () => {
  expect(parse('price_max=500').price).toEqual({ min: null, max: 500, currency: null })
  expect(parse('price_min=900&price_max=100').price).toEqual({ min: 100, max: 900, currency: null })
  expect(parse('price_min=0').price).toBeNull()
  expect(parse('price_max=500&price_currency=VND').price).toEqual({ min: null, max: 500, currency: null })
  expect(parse('price_max=0').price).toEqual({ min: null, max: 0, currency: null })
})

test('[R4] reads text, dates and rating', () => {
  expect(parse('q=%20wat%E3%80%80%20arun%0A&from=2026-12-01&to=2026-12-05&rating_min=4')).toEqual({
    ...WHOLE_LISTING,
    text: 'wat arun',
    dates: { from: '2026-12-01', to: '2026-12-05' },
    rating: 4,
  })
})

test('[R4] treats a single date as one day and sorts two dates', () => {
  expect(parse('from=2026-12-05').dates).toEqual({ from: '2026-12-05', to: '2026-12-05' })
  expect(parse('to=2026-12-05&from=never').dates).toEqual({ from: '2026-12-05', to: '2026-12-05' })
  expect(parse('from=2026-12-05&to=2026-12-01').dates).toEqual({ from: '2026-12-01', to: '2026-12-05' })
})

test('[R4] keeps past dates, because cached pages do not know the current time', () => {
  expect(parse('from=2001-01-01').dates).toEqual({ from: '2001-01-01', to: '2001-01-01' })
})

test.each([
  ['วัดอรุณ', 'วัดอรุณ'],
  ['郑王庙', '郑王庙'],
  ['cafe\u0301', 'café'],
  ['a\u0000b', 'a b'],
  ['\ud800', '\ufffd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('[R4] normalizes the text %j to %j', (text, normal) => {
  expect(parseListing(new URLSearchParams({ q: text })).text).toBe(normal)
})

test('[R4] truncates ten kilobytes of text without splitting a character', () => {
  const { text } = parseListing(new URLSearchParams({ q: '🛶'.repeat(5_000) }))
  expect(text).toBe('🛶'.repeat(MAX_TEXT_LENGTH))
})

test('counts each filter value', () => {
  expect(filterCount(parse('sort=price_low&page=4'))).toBe(0)
  expect(filterCount(parse('q=boat&destination=bangkok&language=en,th&wheelchair=1&from=2026-12-01'))).toBe(6)
})

test('reads a category that cannot exist, so that it can be said that it does not', () => {
  expect(parse('product_categories=nope,,CATEGORY_018').categories).toEqual(['CATEGORY_018', 'nope'])
})

test('filters by every slug that a destination can have', () => {
  const slug = 'a'.repeat(MAX_SLUG_LENGTH)
  expect(parse(`destination=${slug}`).destination).toBe(slug)
  expect(parse(`destination=${slug}a`).destination).toBeNull()
})

test('treats text, dates and price as free input, and categories, destinations and rating as shop values', () => {
  for (const search of ['q=boat', 'from=2026-12-01', 'price_max=500'])
    expect(hasFreeInput(parse(search))).toBe(true)
  expect(hasFreeInput(parse('product_categories=CATEGORY_018&destination=bangkok&rating_min=4'))).toBe(false)
})

test('accepts repeated and empty parameters of a form without JavaScript', () => {
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
  'product_categories=%3Cscript%3E,,',
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
])('ignores the invalid query %s', (search) => {
  expect(listingSearch(parse(search))).toBe('')
})

test('has one URL per view, regardless of the parameter order', () => {
  expect(listingPath(parse('page=2&product_categories=CATEGORY_018,CATEGORY_001,CATEGORY_018'))).toBe(
    '/products?product_categories=CATEGORY_001,CATEGORY_018&page=2',
  )
})

test('parses any query string, and its URL parses to the same listing', () => {
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
