import { expect, test } from 'vitest'
import type { Category, ProductCard } from '@/lib/contract/catalog'
import { byKind } from './by-kind'

const category: Category = {
  id: 'CATEGORY_084',
  slug: 'travel-services',
  label: 'Travel services',
  link: '/products',
  disabled: false,
  icon: 'suitcase-rolling',
  product_count: 3,
  summary: '',
  children: [
    { id: 'a', slug: 'lounges', label: 'Lounges', product_count: 1, disabled: false, summary: '' },
    { id: 'b', slug: 'fast-track-meet', label: 'Fast track', product_count: 1, disabled: false, summary: '' },
    { id: 'c', slug: 'luggage', label: 'Luggage', product_count: 0, disabled: false, summary: '' },
  ],
}

const product = (id: string, kind: string | null) =>
  ({ id, category: kind === null ? null : { id: kind, slug: kind, label: kind } }) as ProductCard

test('[R13] groups services by kind in menu order, without empty kinds', () => {
  const kinds = byKind(category, [product('1', 'b'), product('2', 'a'), product('3', null)])
  expect(kinds.map(({ slug, products }) => [slug, products.map(({ id }) => id)])).toEqual([
    ['lounges', ['2']],
    ['fast_track_meet', ['1']],
    ['travel_services', ['3']],
  ])
})

test('returns no kinds if nothing is on sale', () => {
  expect(byKind(category, [])).toEqual([])
})
