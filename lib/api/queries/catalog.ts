import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { headers } from 'next/headers'
import { cache } from 'react'
import { getArea as operation } from '@/lib/contract/area-guide'
import * as contract from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'
import type { OperationInput, OperationOutput } from '@/lib/contract/operation'
import { listReviews } from '@/lib/contract/reviews'
import { getFacets } from '@/lib/contract/search'
import type { Locale } from '@/lib/domain/locale'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { currentPage } from '@/lib/i18n/current-page'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import type { Visitor } from '../call'
import { menuCategories } from '../menu-categories'
import { takeOrCall } from '../read-ahead'
import { readAllAreas } from './areas'
import { HOUR } from './cache-lives'
import { offers } from './offers'
import { orFallback } from './or-fallback'
import { productLife } from './product-life'

/** Returns an empty list if the fetch fails. */
async function readAreas(visitor: Visitor): Promise<contract.Area[]> {
  'use cache'
  cacheTag(cacheTags.areas)
  return orFallback('Destinations', readAllAreas(visitor), HOUR, [])
}

const fetchCategories = async (visitor: Visitor) => (await call(contract.listCategories, {}, visitor)).data

async function readCategories(visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.categories)
  return fetchCategories(visitor)
}

/** Returns null if the fetch fails. */
async function readMenuCategories(visitor: Visitor) {
  'use cache'
  cacheTag(cacheTags.categories)
  return orFallback('Categories', fetchCategories(visitor), HOUR, null)
}

async function readProducts(input: OperationInput<typeof contract.listProducts>, visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.products, cacheTags.rates)
  const { data } = await call(contract.listProducts, input, visitor)
  return data
}

type FacetsInput = OperationInput<typeof getFacets>

async function readFacets(input: FacetsInput, currency: PageCurrency) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.products, cacheTags.rates)
  const { data } = await call(getFacets, input, { currency })
  return data
}

/** Of what does not exist, or no longer. */
const GONE = [404, 410]

/** Returns the data of a response, or null if there is none any more. */
async function orNull<T>(response: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await response).data
  } catch (error) {
    if (error instanceof ApiError && GONE.includes(statusOf(error))) return null
    throw error
  }
}

async function readArea(slug: string, visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.areas, cacheTags.area(slug), cacheTags.rates)
  return orNull(call(operation, { slug }, visitor))
}

async function readProduct(id: string, visitor: Visitor) {
  'use cache'
  cacheTag(cacheTags.product(id), cacheTags.rates)
  const product = await orNull(call(contract.getProduct, { id }, visitor))
  cacheLife(productLife(product))
  return product
}

async function readReviews(id: string) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.reviews(id))
  return orNull(call(listReviews, { id }))
}

/** Language and currency of the page, as part of a cache key. */
async function visitor(): Promise<Visitor & { locale: Locale }> {
  const { locale, currency } = await currentPage()
  return { locale, currency }
}

/** Who sends a request that is rendered for itself. */
async function sender(): Promise<Pick<Visitor, 'forwardedFor'>> {
  return { forwardedFor: (await headers()).get('x-forwarded-for') ?? '' }
}

/** All destinations in menu order, in the page's language. */
export const getAreas = cache(async () => readAreas(await visitor()))

/** The eight menu categories with their sub-categories, in the page's language: the menu's, unless they failed. */
export const getCategories = cache(async () => {
  const of = await visitor()
  return (await readMenuCategories(of)) ?? readCategories(of)
})

/** The same for the menu, which no page is without: those of every shop if the fetch fails, which is logged. */
export const getMenuCategories = async () => {
  const of = await visitor()
  return (await readMenuCategories(of)) ?? menuCategories(of.locale)
}

/** The list of products of an API host that has none. */
const UNLISTED: OperationOutput<typeof contract.listProducts>['data'] = {
  items: [],
  meta: { total: null, current_page: 1, last_page: 1, corrected_to: null, partial: false },
}

/** A page of products in the page's language and currency. */
export const getProducts = async (input: OperationInput<typeof contract.listProducts>) =>
  (await offers('products')) ? readProducts(input, await visitor()) : UNLISTED

/** The same without caching, for free visitor input. Only for pages that are rendered on request. */
export async function findProducts(input: OperationInput<typeof contract.listProducts>) {
  const { data } = await takeOrCall(contract.listProducts, input, {
    ...(await visitor()),
    ...(await sender()),
  })
  return data
}

/** The number of products for each value of each filter, prices in `currency`. */
export const countFacets = readFacets

/** The same without caching, for free visitor input. Only for pages that are rendered on request. */
export async function findFacets(input: FacetsInput, currency: PageCurrency) {
  const { data } = await takeOrCall(getFacets, input, { currency, ...(await sender()) })
  return data
}

/** A product in the page's language and currency, or null if it does not exist. */
export const getProductById = cache(async (id: string) => readProduct(id, await visitor()))

/** The newest reviews of a product with the rating distribution, or null if the product does not exist. */
export const getReviews = cache(readReviews)

/** A destination with its guide in the page's language, or null if it does not exist. */
export const getAreaBySlug = cache(async (slug: string) => readArea(slug, await visitor()))

/** Every eSIM with its plans, in the page's language and currency, in catalog order. */
export const getEsims = cache(async () => {
  const { items } = await getProducts({ vertical: 'esim', page: 1, limit: LISTING_PAGE_SIZE.max })
  const products = await Promise.all(items.map(({ id }) => getProductById(id)))
  return products.filter((product) => product !== null)
})
