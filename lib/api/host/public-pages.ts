import 'server-only'
import { ApiError } from '@/lib/contract/error'
import type { PublicPage, PublicPagePart } from '@/lib/contract/public-pages'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { menuCategories } from '../menu-categories'
import { readHostAreas } from './areas'
import type { HostCall } from './complete'
import { isUnknownResponse } from './unknown-call'
import { countOf, dataOf, isFields, listOf, textOf } from './values'

/** What a host answers to a call that it does not have. */
const NOT_OFFERED = [400, 401, 403, 404, 405, 501]

/** Of what such a host lists, the last change is not known. */
const pageOf = (id: string, image: unknown): PublicPage => ({
  id,
  updated_at: null,
  images: isFields(image) && textOf(image.path) ? [textOf(image.path)] : [],
})

interface ListingPage {
  items: PublicPage[]
  last: number
}

/** A page of the host's list of products; empty if it has none. @throws ApiError if the host is away */
async function listingPage(call: HostCall, page: number): Promise<ListingPage> {
  const path = `/api/catalog/products?page=${page}&limit=${LISTING_PAGE_SIZE.max}`
  const body = await call.get(path).catch(async (error: unknown) => {
    if (error instanceof ApiError && NOT_OFFERED.includes(error.status)) return null
    const { status, body } = await call.probe(path)
    if (await isUnknownResponse(status, body, call)) return null
    throw error
  })
  const data = isFields(body) ? dataOf(body) : {}
  const items = listOf(data.items).map(({ id, image }) => pageOf(textOf(id), image))
  return {
    items: items.filter(({ id }) => id !== ''),
    last: (isFields(data.meta) && countOf(data.meta.last_page)) || 1,
  }
}

/** Its pages have numbers where this contract has ids. */
async function productPages(call: HostCall, query: URLSearchParams) {
  const page = countOf(query.get('from')) ?? 1
  const until = countOf(query.get('until')) ?? Infinity
  const { items, last } = await listingPage(call, page)
  const next = page + 1
  return { items, next: next <= last && next < until ? String(next) : null }
}

async function otherPages(call: HostCall, kind: string): Promise<PublicPage[]> {
  if (kind === 'category') return menuCategories(call.locale).map(({ slug }) => pageOf(slug, null))
  return (await readHostAreas(call)).map(({ slug, image }) => pageOf(slug, image))
}

const queryOf = ({ url }: HostCall) => new URL(url, 'http://host').searchParams

/** The pages of the catalog as a host lists them that has no call for them. @throws ApiError of a list */
export async function hostPages(call: HostCall): Promise<{ items: PublicPage[]; next: string | null }> {
  const query = queryOf(call)
  const kind = query.get('kind') ?? ''
  if (kind === 'product') return productPages(call, query)
  return { items: await otherPages(call, kind), next: null }
}

/** Their parts; what is listed as a whole is one. @throws ApiError of a list */
export async function hostPageParts(call: HostCall): Promise<PublicPagePart[]> {
  const query = queryOf(call)
  const part = (page: number) => ({ from: String(page), updated_at: null })
  const kind = query.get('kind') ?? ''
  if (kind !== 'product') return (await otherPages(call, kind)).length > 0 ? [part(1)] : []
  const { items, last } = await listingPage(call, 1)
  if (items.length === 0) return []
  const pages = Math.max(1, Math.floor((countOf(query.get('size')) ?? 1) / LISTING_PAGE_SIZE.max))
  return Array.from({ length: Math.ceil(last / pages) }, (_, index) => part(index * pages + 1))
}
