import { getArea } from '../../area-guide'
import * as catalog from '../../catalog'
import * as preferences from '../../preferences'
import * as publicPages from '../../public-pages'
import { lookUpRedirect } from '../../redirects'
import { listReviews } from '../../reviews'
import * as search from '../../search'
import { exampleOf, success } from './example'
import {
  baht,
  CARD,
  DATE,
  DESTINATION,
  IMAGE,
  OPTION_ID,
  PRODUCT,
  PRODUCT_ID,
  PRODUCT_NAME,
  TIME_ZONE,
} from './product'
import { REVIEW } from './reviews'

export const CATALOG_EXAMPLES = {
  partnerInfo: exampleOf(preferences.partnerInfo, {
    response: success({
      name: 'Sunhop',
      currency: { code: 'THB' },
      rates: { as_of: '2026-11-27', outdated: false },
    }),
  }),
  listLanguages: exampleOf(preferences.listLanguages, {
    response: success([
      { code: 'en' as const, name: 'English' },
      { code: 'th' as const, name: 'ไทย' },
      { code: 'zh-cn' as const, name: '简体中文' },
    ]),
  }),
  listCurrencies: exampleOf(preferences.listCurrencies, {
    response: success([
      { code: 'THB' as const, rate: '1', base: 'THB' as const, as_of: '2026-11-27' },
      { code: 'USD' as const, rate: '0.0308', base: 'THB' as const, as_of: '2026-11-27' },
    ]),
  }),
  listAreas: exampleOf(catalog.listAreas, {
    query: { page: 1, limit: 10, locale: 'en' },
    response: { ...success([DESTINATION]), meta: { total: 1, current_page: 1, last_page: 1 } },
  }),
  getArea: exampleOf(getArea, {
    params: { slug: 'phuket' },
    query: { locale: 'en' },
    response: success({
      ...DESTINATION,
      about: ['Phuket is Thailand’s largest island, about 50 km from end to end, and it is hilly.'],
      when_to_go: ['From November to April the sea is calm and boats leave for the islands every day.'],
      getting_there: ['From Bangkok the flight takes about an hour and a half.'],
      time_zone: TIME_ZONE,
      utc_offset: { least: 420, most: 420 },
      latitude: 7.8804,
      longitude: 98.3923,
      images: [{ path: 'phuket-1', alt: 'Longtail boats on a beach of Phuket at dawn' }],
      facts: {
        currency: 'THB',
        calling_code: '66',
        drives: 'left' as const,
        plugs: ['A', 'B', 'C', 'O'],
        languages: ['th'],
        emergency: [{ service: 'tourist_police' as const, number: '1155' }],
      },
      updated_at: '2026-11-21T08:00:00.000Z',
    }),
  }),
  listCategories: exampleOf(catalog.listCategories, {
    query: { locale: 'en' },
    response: success([
      {
        id: 'CATEGORY_018',
        slug: 'tours-experiences',
        label: 'Tours & Experiences',
        link: '/products?product_categories=CATEGORY_018',
        disabled: false,
        icon: 'compass',
        summary: 'Boats, walks, day trips and a balloon, led by people who know the way.',
        product_count: 20,
        children: [
          {
            id: 'CATEGORY_019',
            slug: 'boat-trips',
            label: 'Boat trips',
            disabled: false,
            summary: '',
            product_count: 5,
          },
        ],
      },
    ]),
  }),
  listProducts: exampleOf(catalog.listProducts, {
    query: { q: 'phi phi', destination: 'phuket', from: DATE, sort: 'recommended', page: 1, limit: 24 },
    response: success({
      items: [CARD],
      meta: { total: 1, current_page: 1, last_page: 1, corrected_to: null, partial: false },
    }),
  }),
  getProduct: exampleOf(catalog.getProduct, {
    params: { id: PRODUCT_ID },
    query: { locale: 'en', currency: 'THB' },
    response: success(PRODUCT),
  }),
  getAvailability: exampleOf(catalog.getAvailability, {
    params: { id: PRODUCT_ID },
    query: { option_id: OPTION_ID, from: DATE, to: DATE, currency: 'THB' },
    response: success({
      option_id: OPTION_ID,
      first_date: '2026-12-01',
      last_date: '2027-05-28',
      stock: null,
      days: [
        {
          date: DATE,
          status: 'available' as const,
          left: 14,
          few: false,
          times: [{ time: '08:00', left: 14, few: false, bookable: true }],
          prices: { ADULT: baht(2690), CHILD: baht(1790) },
        },
      ],
    }),
  }),
  getFacets: exampleOf(search.getFacets, {
    query: { destination: 'phuket' },
    response: success({
      categories: [{ id: 'CATEGORY_018', count: 2 }],
      destinations: [{ slug: 'phuket', count: 9 }],
      durations: [{ id: 'full_day' as const, count: 3 }],
      languages: [{ code: 'en', count: 9 }],
      features: [{ id: 'free_cancellation' as const, count: 8 }],
      ratings: [{ min: 4, count: 7 }],
      prices: {
        currency: 'THB' as const,
        min: 45000,
        max: 2950000,
        buckets: [
          { from: 0, to: 100000, count: 3 },
          { from: 100000, to: 3000000, count: 6 },
        ],
      },
      total: 9,
    }),
  }),
  getSuggestions: exampleOf(search.getSuggestions, {
    query: { q: 'phi', limit: 8 },
    response: success([
      {
        kind: 'product' as const,
        id: PRODUCT_ID,
        title: PRODUCT_NAME,
        subtitle: 'Phuket',
        path: `/products/${PRODUCT_ID}`,
        image: IMAGE,
        matched: [[0, 3] as [number, number], [4, 7] as [number, number]],
      },
    ]),
  }),
  listReviews: exampleOf(listReviews, {
    params: { id: PRODUCT_ID },
    query: { page: 1, limit: 6, sort: 'newest' },
    response: success({
      items: [REVIEW],
      meta: { total: 1, current_page: 1, last_page: 1 },
      rating: { average: 5, count: 1 },
      own_rating: { average: 5, count: 1 },
      distribution: [0, 0, 0, 0, 1],
      languages: [{ code: 'en', count: 1 }],
    }),
  }),
  listPublicPages: exampleOf(publicPages.listPublicPages, {
    query: { kind: 'product', limit: 1000 },
    response: success({
      items: [{ id: PRODUCT_ID, updated_at: '2026-11-21T08:00:00.000Z', images: [IMAGE.path] }],
      next: null,
    }),
  }),
  listPublicPageParts: exampleOf(publicPages.listPublicPageParts, {
    query: { kind: 'product', size: 50000 },
    response: success([{ from: 'alpine-chocolate-box', updated_at: '2026-11-21T08:00:00.000Z' }]),
  }),
  lookUpRedirect: exampleOf(lookUpRedirect, {
    query: { path: '/tours/phi-phi' },
    response: success({ redirect: `/products/${PRODUCT_ID}` }),
  }),
}
