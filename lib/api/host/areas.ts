import type { Area } from '@/lib/contract/catalog'
import { AREA_GROUPS } from '@/lib/domain/catalog'
import { AREAS_PAGE_SIZE } from '@/lib/domain/page-size'
import { countOf, type Fields, isFields, listOf, textOf } from './values'

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

function areaOf(area: Fields): Area {
  const name = textOf(area.name) || textOf(area.label) || textOf(area.title) || textOf(area.id)
  const listed = Array.isArray(area.groups) ? area.groups : [area.group]
  const groups = AREA_GROUPS.filter((group) => listed.includes(group))
  return {
    slug: textOf(area.slug) || textOf(area.code) || slugOf(name) || textOf(area.id),
    name,
    country: textOf(area.country),
    country_name: textOf(area.country_name),
    // Without a group it would be in no menu.
    groups: groups.length > 0 ? groups : ['recommendation'],
    summary: textOf(area.summary),
    image: null,
    product_count: countOf(area.product_count) ?? null,
  }
}

/** Where a host does not say how many pages a list has, a full page has another one after it. */
export function areaPage(body: Fields, url: string) {
  const query = new URL(url, 'http://host').searchParams
  const page = countOf(query.get('page')) ?? 1
  const limit = countOf(query.get('limit')) ?? AREAS_PAGE_SIZE.usual
  const data = listOf(body.data).map(areaOf)
  const meta = isFields(body.meta) ? body.meta : {}
  return {
    data,
    meta: {
      total: countOf(meta.total) ?? data.length,
      current_page: countOf(meta.current_page) ?? page,
      last_page: countOf(meta.last_page) ?? (data.length < limit ? page : page + 1),
    },
  }
}
