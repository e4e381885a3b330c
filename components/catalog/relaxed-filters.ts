import type { Applied } from './applied'
import type { Drop } from './empty-listing'
import { productsOf } from './read-listing'

/** More filters than this are not tried out one by one. */
const MOST = 8

/** Which of the filters of an empty listing to drop, by how many products that brings. */
export async function readDrops(applied: Applied[]): Promise<Drop[]> {
  const drops = await Promise.all(
    applied.slice(0, MOST).map(async (filter) => {
      const { meta } = await productsOf(filter.without, 1)
      return { ...filter, total: meta.total }
    }),
  )
  return drops.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}
