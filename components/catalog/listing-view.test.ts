import { expect, test } from 'vitest'
import type { Area, Category } from '@/lib/contract/catalog'
import { parseListing } from '@/lib/domain/listing'
import { listingImage, listingTitle, listingView, openCategory, repeatedPage } from './listing-view'

const category = (id: string, label: string, children: Category['children'] = []): Category => ({
  id,
  slug: id,
  label,
  link: `/products?product_categories=${id}`,
  disabled: false,
  icon: 'ticket',
  summary: '',
  product_count: 1,
  children,
})
const categories = [
  category('CATEGORY_001', 'Attraction tickets', [
    { id: 'CATEGORY_003', slug: 'museums', label: 'Museums', disabled: false, summary: '', product_count: 1 },
  ]),
  category('CATEGORY_018', 'Tours'),
]
const areas: Area[] = [
  {
    slug: 'bangkok',
    name: 'Bangkok',
    country: 'TH',
    country_name: 'Thailand',
    groups: ['asia'],
    summary: '',
    image: null,
    product_count: 3,
  },
]
const view = (search: string) => listingView(parseListing(new URLSearchParams(search)), categories, areas)

test('[R4] titles a listing by one category, several or none, and reports unknown ids', () => {
  expect(listingTitle(view('product_categories=CATEGORY_018'), 'Everything')).toBe('Tours')
  expect(listingTitle(view('product_categories=CATEGORY_018,CATEGORY_003'), 'Everything')).toBe(
    'Museums, Tours',
  )
  expect(listingTitle(view(''), 'Everything')).toBe('Everything')
  expect(view('product_categories=CATEGORY_999').unknown).toEqual(['CATEGORY_999'])
})

test('[R4] [R13] of travel services, the page of the services is the address that search engines find', () => {
  const services = [{ ...category('CATEGORY_084', 'Travel services'), slug: 'travel-services' }]
  const query = parseListing(new URLSearchParams('product_categories=CATEGORY_084'))
  expect(repeatedPage(query, services, areas)).toBe('/services')
})

test('names the destination', () => {
  expect(view('destination=bangkok').place).toBe('Bangkok')
  expect(view('destination=atlantis').place).toBeNull()
})

test('[R4] filters by the known destinations of a list and reports the unknown ones', () => {
  const { query, place, unknownPlaces } = view('destination=bangkok,nope')
  expect([query.destination, place, unknownPlaces]).toEqual(['bangkok', 'Bangkok', ['nope']])
  const none = view('destination=atlantis,nope')
  expect([none.query.destination, none.place, none.unknownPlaces]).toEqual([
    'atlantis,nope',
    null,
    ['atlantis', 'nope'],
  ])
})

test('opens the main category of a sub-category', () => {
  expect(openCategory(view('product_categories=CATEGORY_003').query, categories)).toBe('CATEGORY_001')
  expect(openCategory(view('').query, categories)).toBeNull()
})

test('takes the image of the destination, else of the category', () => {
  const withImages = areas.map((area) => ({
    ...area,
    image: { path: 'areas/bangkok', alt: 'Spires at dawn' },
  }))
  const image = (search: string) => listingImage(view(search).query, categories, withImages)
  expect(image('destination=bangkok&product_categories=CATEGORY_018')).toEqual({
    path: 'areas/bangkok',
    alt: 'Spires at dawn',
  })
  expect(image('product_categories=CATEGORY_003')).toBe('category-001')
  expect(image('destination=atlantis')).toBe('listing')
})

test.each([
  ['product_categories=CATEGORY_018', '/categories/CATEGORY_018'],
  ['product_categories=CATEGORY_003&sort=price_low', '/categories/museums'],
  ['destination=bangkok', '/destination/bangkok'],
  ['product_categories=CATEGORY_018&page=2', null],
  ['product_categories=CATEGORY_018&destination=bangkok', null],
  ['product_categories=CATEGORY_018,CATEGORY_003', null],
  ['product_categories=CATEGORY_999', null],
  ['destination=bangkok,atlantis', '/destination/bangkok'],
  ['rating_min=4', null],
  ['', null],
])('[R4] the listing %s repeats the page %s', (search, page) => {
  expect(repeatedPage(view(search).query, categories, areas)).toBe(page)
})

test('[R4] a listing repeats no page of a disabled category', () => {
  const [main] = categories
  const disabled = main ? [{ ...main, disabled: true }] : []
  const query = parseListing(new URLSearchParams('product_categories=CATEGORY_003'))
  expect(repeatedPage(query, disabled, areas)).toBe(null)
})
