import { expect, test } from 'vitest'
import type { Category } from '@/lib/contract/catalog'
import { findCategory } from './find-category'

function category(slug: string, disabled: boolean, children: Category['children'] = []): Category {
  return {
    id: slug.toUpperCase(),
    slug,
    label: slug,
    link: '/products',
    disabled,
    icon: 'ticket',
    summary: '',
    product_count: 1,
    children,
  }
}

const child = (slug: string, disabled = false) => ({
  id: slug.toUpperCase(),
  slug,
  label: slug,
  disabled,
  summary: '',
  product_count: 1,
})

const categories = [
  category('tours', false, [child('boats'), child('closed', true)]),
  category('shut', true, [child('inside')]),
]

test('[R6] finds a main category and a sub-category, each with its main category', () => {
  expect(findCategory('tours', categories)?.category.slug).toBe('tours')
  const found = findCategory('boats', categories)
  expect([found?.category.slug, found?.main.slug]).toEqual(['boats', 'tours'])
})

test.each(['closed', 'shut', 'inside', 'unknown', ''])('[R6] finds no category for %j', (slug) => {
  expect(findCategory(slug, categories)).toBeNull()
})
