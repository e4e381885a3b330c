import 'server-only'
import { listAreas, listCategories } from '@/lib/contract/catalog'
import { getFacets } from '@/lib/contract/search'
import { hasFreeInput, type ListingQuery } from '@/lib/domain/listing'
import { AREAS_PAGE_SIZE } from '@/lib/domain/page-size'
import { call, isOffered } from '.'
import { readAreaPages } from './area-pages'
import { cacheTags } from './cache-tags'
import { revisionOf } from './revision'

const MINUTE_MS = 60_000

/** Reads a list of values once a minute, or when it has changed; null if it cannot be read, or any value may be offered. */
function valueList(tag: string, read: () => Promise<string[]>) {
  let held: { at: number; revision: number; values: Promise<ReadonlySet<string> | null> } | undefined
  return async () => {
    const revision = await revisionOf(tag)
    if (held && held.revision === revision && Date.now() - held.at < MINUTE_MS) return held.values
    const current = {
      at: Date.now(),
      revision,
      values: read().then(
        (list) => (list.length > 0 ? new Set(list) : null),
        () => {
          if (held === current) held = undefined
          return null
        },
      ),
    }
    held = current
    return current.values
  }
}

const categories = valueList(cacheTags.categories, async () => {
  const { data } = await call(listCategories, {})
  return data.flatMap((main) => [main, ...main.children]).map(({ id }) => id)
})

const destinations = valueList(cacheTags.areas, async () => {
  if (!(await isOffered(listAreas))) return []
  const areas = await readAreaPages((page) => call(listAreas, { page, limit: AREAS_PAGE_SIZE.usual }))
  return areas.map(({ slug }) => slug)
})

const languages = valueList(cacheTags.products, async () => {
  if (!(await isOffered(getFacets))) return []
  const { data } = await call(getFacets, {})
  return data.languages.map(({ code }) => code)
})

async function areAll(
  values: readonly string[],
  list: () => Promise<ReadonlySet<string> | null>,
): Promise<boolean> {
  if (values.length === 0) return true
  const offered = await list()
  return offered === null || values.every((value) => offered.has(value))
}

/** Whether the shop has the categories and destinations of a listing. */
export async function arePlacesOffered({ categories: ids, destination }: ListingQuery): Promise<boolean> {
  const offered = await Promise.all([
    areAll(ids, categories),
    areAll(destination?.split(',') ?? [], destinations),
  ])
  return offered.every(Boolean)
}

/**
 * Whether a listing is a search, which is rendered on request: it has free input of a visitor, or values that the shop does
 * not offer, of which there is no end.
 */
export async function isSearch(query: ListingQuery): Promise<boolean> {
  if (hasFreeInput(query)) return true
  const offered = await Promise.all([arePlacesOffered(query), areAll(query.languages, languages)])
  return !offered.every(Boolean)
}
