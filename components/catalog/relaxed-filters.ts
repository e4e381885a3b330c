import type { Applied } from './applied'
import type { RelaxedFilter } from './empty-listing'
import { productsOf } from './read-listing'

/** Maximum number of filters that are tried one by one. */
const MAX_FILTERS = 8

/** Returns which filters of an empty listing to remove, sorted by the number of products that yields. */
export async function readRelaxedFilters(applied: Applied[], isSearch: boolean): Promise<RelaxedFilter[]> {
  const drops = await Promise.all(
    applied.slice(0, MAX_FILTERS).map(async (filter) => {
      const { meta } = await productsOf(filter.without, 1, isSearch)
      return { ...filter, total: meta.total ?? 0 }
    }),
  )
  return drops.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}
