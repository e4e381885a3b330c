import { expect, test } from 'vitest'
import { listingPath, parseListing } from '@/lib/domain/listing'
import { appliedFilters } from './applied'

const messages = {
  unknownCategory: 'Unknown',
  unknownDestination: 'Nowhere',
  text: (text: string) => `“${text}”`,
  dates: ({ from, to }: { from: string; to: string }) => `${from}…${to}`,
  rating: (stars: number) => `${stars}+`,
  duration: (duration: string) => `d:${duration}`,
  feature: (feature: string) => `f:${feature}`,
  language: (code: string) => `l:${code}`,
  price: ({ min, max, currency }: { min: number | null; max: number | null; currency: string }) =>
    `${currency} ${min}-${max}`,
}

function applied(search: string) {
  const query = parseListing(new URLSearchParams(search))
  const known = query.categories.includes('CATEGORY_018') ? [{ id: 'CATEGORY_018', label: 'Tours' }] : []
  const unknown = query.categories.filter((id) => id !== 'CATEGORY_018')
  const place = query.destination === 'bangkok' ? 'Bangkok' : null
  return appliedFilters({ query, labels: known, unknown, unknownPlaces: [], place }, 'JPY', messages)
}

test('[R4] gives every filter a label and the listing without it', () => {
  const search =
    'product_categories=CATEGORY_018,CATEGORY_999&destination=bangkok&price_max=500&duration=short&language=th&hotel_pickup=1&page=3'
  const found = applied(search)
  expect(found.map(({ label }) => label)).toEqual([
    'Tours',
    'Unknown',
    'Bangkok',
    'JPY null-500',
    'f:hotel_pickup',
    'd:short',
    'l:th',
  ])
  expect(listingPath(found[3]?.without ?? {})).toBe(
    '/products?product_categories=CATEGORY_018,CATEGORY_999&destination=bangkok&duration=short&language=th&hotel_pickup=1',
  )
})

test('keeps the currency of a price filter and has no filters for the plain listing', () => {
  expect(applied('price_min=3&price_max=5&price_currency=EUR').map(({ label }) => label)).toEqual(['EUR 3-5'])
  expect(applied('sort=price_low&page=2')).toEqual([])
})

test('[R4] labels an unknown destination', () => {
  expect(applied('destination=atlantis').map(({ label }) => label)).toEqual(['Nowhere'])
})

test('[R4] treats text, dates and rating as filters', () => {
  const found = applied('q=boat&from=2026-12-01&to=2026-12-03&rating_min=4&sort=price_low')
  expect(found.map(({ label }) => label)).toEqual(['“boat”', '2026-12-01…2026-12-03', '4+'])
  expect(found.map(({ without }) => listingPath(without))).toEqual([
    '/products?from=2026-12-01&to=2026-12-03&rating_min=4&sort=price_low',
    '/products?q=boat&rating_min=4&sort=price_low',
    '/products?q=boat&from=2026-12-01&to=2026-12-03&sort=price_low',
  ])
})
