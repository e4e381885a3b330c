import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import type { Operation } from '@/lib/contract/operation'
import { listPublicPageParts, listPublicPages } from '@/lib/contract/public-pages'
import { missingResponse } from './missing'

type Lists = Record<string, unknown>

/** What such a host answers to a call that it does not have. */
const UNKNOWN = { status: 404, body: null }

/** What the storefront reads from a host with these lists and without a call for pages. */
async function read(operation: Operation, query: string, lists: Lists): Promise<unknown> {
  const get = async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://host')
    const list = lists[pathname]
    if (list instanceof Error) throw list
    if (!list) throw new ApiError('NOT_FOUND', { status: 404 })
    return (list as (page: number) => unknown)(Number(searchParams.get('page')))
  }
  const url = `${operation.path}?${query}`
  const probe = async (path: string) =>
    path.startsWith('/api/catalog/no-') ? UNKNOWN : { status: 502, body: null }
  const body = (await missingResponse({ operation, url, locale: 'en', get, probe })) as { data: unknown }
  expect(operation.response.safeParse(body).error).toBeUndefined()
  return body.data
}

const PRODUCTS: Lists = {
  '/api/catalog/products': (page: number) => ({
    data: { items: [{ id: `tour-${page}`, image: { path: `products/${page}` } }], meta: { last_page: 450 } },
  }),
}

test('[X16] a host that lists products has their pages in its own order, in parts of whole pages', async () => {
  expect(await read(listPublicPages, 'kind=product', PRODUCTS)).toEqual({
    items: [{ id: 'tour-1', updated_at: null, images: ['products/1'] }],
    next: '2',
  })
  expect(await read(listPublicPages, 'kind=product&from=208&until=209', PRODUCTS)).toMatchObject({
    items: [{ id: 'tour-208' }],
    next: null,
  })
  expect(await read(listPublicPages, 'kind=product&from=450', PRODUCTS)).toMatchObject({ next: null })
  const parts = await read(listPublicPageParts, 'kind=product&size=10000', PRODUCTS)
  expect(parts).toEqual(['1', '209', '417'].map((from) => ({ from, updated_at: null })))
})

test('[X16] a host with the calls of the specification alone has categories and destinations, and no products', async () => {
  const areas: Lists = { '/api/pd4/areas': () => ({ data: [{ slug: 'pai', name: 'Pai' }] }) }
  expect(await read(listPublicPages, 'kind=destination', areas)).toMatchObject({
    items: [{ id: 'pai', images: [] }],
    next: null,
  })
  expect(await read(listPublicPageParts, 'kind=destination&size=10', areas)).toHaveLength(1)
  expect(((await read(listPublicPages, 'kind=category', {})) as { items: unknown[] }).items).toHaveLength(8)
  expect(await read(listPublicPages, 'kind=product', {})).toEqual({ items: [], next: null })
  expect(await read(listPublicPageParts, 'kind=product&size=10', {})).toEqual([])
})

test('[X16] a host that is away is no empty catalog', async () => {
  const away = new ApiError('UNAVAILABLE', { status: 502 })
  const lists: Lists = { '/api/catalog/products': away, '/api/pd4/areas': away }
  for (const kind of ['product', 'destination'])
    await expect(read(listPublicPages, `kind=${kind}`, lists)).rejects.toBe(away)
})
