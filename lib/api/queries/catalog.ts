import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { getArea as operation } from '@/lib/contract/area-guide'
import * as contract from '@/lib/contract/catalog'
import { ApiError } from '@/lib/contract/error'
import type { OperationInput, OperationOutput } from '@/lib/contract/operation'
import { listReviews } from '@/lib/contract/reviews'
import { getFacets } from '@/lib/contract/search'
import type { Currency } from '@/lib/domain/currency'
import { currentPage } from '@/lib/i18n/current-page'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import type { Visitor } from '../call'

/** What is shown while something cannot be fetched. */
const FAILED = { stale: 30, revalidate: 30, expire: 600 }
/** A link that was fetched ahead leads to what was before a change no longer than browsers must keep it. */
const HOUR = { stale: 30, revalidate: 3600, expire: 7 * 86_400 }

type Areas = OperationOutput<typeof contract.listAreas>['data']

/** None where they cannot be fetched: that is logged, pages go on without, and soon it is tried again. */
async function readAreas(visitor: Visitor): Promise<Areas> {
  'use cache'
  cacheTag(cacheTags.areas)
  try {
    const { data } = await call(contract.listAreas, { page: 1, limit: 100 }, visitor)
    cacheLife(HOUR)
    return data
  } catch (error) {
    console.error('Destinations', error)
    cacheLife(FAILED)
    return []
  }
}

async function readCategories(visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.categories)
  const { data } = await call(contract.listCategories, {}, visitor)
  return data
}

async function readProducts(input: OperationInput<typeof contract.listProducts>, visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.products)
  const { data } = await call(contract.listProducts, input, visitor)
  return data
}

type FacetsInput = OperationInput<typeof getFacets>

async function readFacets(input: FacetsInput, currency: Currency) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.products)
  const { data } = await call(getFacets, input, { currency })
  return data
}

/** What a call answers, or null where it knows of nothing under that name. */
async function orNull<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

async function readArea(slug: string, visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.areas, cacheTags.area(slug))
  return orNull(call(operation, { slug }, visitor))
}

async function readProduct(id: string, visitor: Visitor) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.product(id))
  return orNull(call(contract.getProduct, { id }, visitor))
}

async function readReviews(id: string) {
  'use cache'
  cacheLife(HOUR)
  cacheTag(cacheTags.reviews(id))
  return orNull(call(listReviews, { id }))
}

/** Language and currency of the page, as part of a cache key. */
async function visitor(): Promise<Visitor> {
  const { locale, currency } = await currentPage()
  return { locale, currency }
}

/** All destinations in menu order, in the page's language. */
export const getAreas = cache(async () => readAreas(await visitor()))

/** The eight categories of the menu with their sub-categories, in the page's language. */
export const getCategories = cache(async () => readCategories(await visitor()))

/** A page of products in the page's language and currency. */
export const getProducts = async (input: OperationInput<typeof contract.listProducts>) =>
  readProducts(input, await visitor())

/** The same for filters that a visitor has made up: not kept, and only for pages that are rendered on request. */
export async function findProducts(input: OperationInput<typeof contract.listProducts>) {
  const { data } = await call(contract.listProducts, input, await visitor())
  return data
}

/** How many products stand behind each value of each filter, prices in `currency`. */
export const countFacets = readFacets

/** The same for filters that a visitor has made up: not kept, and only for pages that are rendered on request. */
export async function findFacets(input: FacetsInput, currency: Currency) {
  const { data } = await call(getFacets, input, { currency })
  return data
}

/** A product in the page's language and currency; null where it is unknown. */
export const getProductById = cache(async (id: string) => readProduct(id, await visitor()))

/** The newest reviews of a product, with how all of them are distributed; null where it is unknown. */
export const getReviews = cache(readReviews)

/** A destination with its guide in the page's language; null where it is unknown. */
export const getAreaBySlug = cache(async (slug: string) => readArea(slug, await visitor()))

/** Every eSIM with its plans, in the page's language and currency, in the order of the catalogue. */
export const getEsims = cache(async () => {
  const { items } = await getProducts({ vertical: 'esim', page: 1, limit: 48 })
  const products = await Promise.all(items.map(({ id }) => getProductById(id)))
  return products.filter((product) => product !== null)
})
