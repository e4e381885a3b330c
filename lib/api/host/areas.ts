import type { Area } from '@/lib/contract/catalog'
import { AREA_GROUPS } from '@/lib/domain/catalog'
import { AREAS_PAGE_SIZE } from '@/lib/domain/page-size'
import { readAreaPages } from '../area-pages'
import { countOf, type Fields, isFields, namedOf, textOf } from './values'

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** @param sent an object, or the name alone */
function areaOf(sent: unknown, locale: string): Area {
  const area = isFields(sent) ? sent : { name: sent }
  const named = [area.name, area.label, area.title, area.id].map((value) => namedOf(value, locale))
  const name = named.find(Boolean) ?? ''
  const listed = Array.isArray(area.groups) ? area.groups : [area.group]
  const groups = AREA_GROUPS.filter((group) => listed.includes(group))
  return {
    slug: textOf(area.slug) || textOf(area.code) || slugOf(name) || textOf(area.id),
    name,
    country: namedOf(area.country, locale),
    country_name: namedOf(area.country_name, locale),
    // Without a group it would be in no menu.
    groups: groups.length > 0 ? groups : ['recommendation'],
    summary: namedOf(area.summary, locale),
    image: null,
    product_count: countOf(area.product_count) ?? null,
  }
}

/** The numbers of pages, which a host may send beside the list. */
const metaOf = (body: Fields): Fields => [body.meta, body.data, body].find(isFields) ?? {}

/** The list itself, or a page of it that is wrapped once more. */
function listedIn({ data }: Fields): unknown[] {
  const list = isFields(data) ? [data.data, data.items].find(Array.isArray) : data
  return Array.isArray(list) ? list : []
}

/**
 * Reads a page of destinations. Where a host does not say how many pages a list has, a full page has another one
 * after it, and a longer one is the whole list.
 */
export function areaPage(body: Fields, url: string, locale: string) {
  const query = new URL(url, 'http://host').searchParams
  const page = countOf(query.get('page')) ?? 1
  const limit = countOf(query.get('limit')) ?? AREAS_PAGE_SIZE.usual
  const data = listedIn(body)
    .map((area) => areaOf(area, locale))
    .filter(({ slug }) => slug !== '')
  const meta = metaOf(body)
  return {
    data,
    meta: {
      total: countOf(meta.total) ?? data.length,
      current_page: countOf(meta.current_page) ?? page,
      last_page: countOf(meta.last_page) ?? (data.length === limit ? page + 1 : page),
    },
  }
}

/** All destinations of a host, requested in pages of the size that the specification names. @throws ApiError */
export const readHostAreas = ({
  get,
  locale,
}: {
  get(path: string): Promise<unknown>
  locale: string
}): Promise<Area[]> =>
  readAreaPages(async (page) => {
    const path = `/api/pd4/areas?page=${page}&limit=${AREAS_PAGE_SIZE.usual}`
    const body = await get(path)
    return areaPage(isFields(body) ? body : { data: body }, path, locale)
  })
