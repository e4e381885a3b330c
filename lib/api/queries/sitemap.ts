import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import * as contract from '@/lib/contract/catalog'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import { readAllAreas } from './areas'

/** Pages that do not depend on the catalog. */
const FIXED = [
  '/',
  '/products',
  '/esim',
  '/services',
  '/services-info',
  '/help',
  '/support',
  '/about',
  '/press',
  '/privacy-policy',
  '/terms-and-conditions',
]

/** A sitemap holds at most 50,000 URLs, and each page has one per language. */
const MAX_PRODUCTS = 12_000

async function productPaths(): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1, last = 1; page <= last && paths.length < MAX_PRODUCTS; page++) {
    const { data } = await call(contract.listProducts, { page, limit: LISTING_PAGE_SIZE.max })
    paths.push(...data.items.map(({ id }) => `/products/${id}`))
    last = data.meta.last_page
  }
  return paths
}

/** Returns the path of every page that a search engine may index, without a language prefix. */
export async function publicPaths(): Promise<string[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(cacheTags.products, cacheTags.areas, cacheTags.categories)
  const [categories, areas, products] = await Promise.all([
    call(contract.listCategories, {}),
    readAllAreas(),
    productPaths(),
  ])
  return [
    ...FIXED,
    ...categories.data
      .filter(({ disabled }) => !disabled)
      .flatMap((main) => [main, ...main.children.filter(({ disabled }) => !disabled)])
      .map(({ slug }) => `/categories/${slug}`),
    ...areas.map(({ slug }) => `/destination/${slug}`),
    ...products,
  ]
}
