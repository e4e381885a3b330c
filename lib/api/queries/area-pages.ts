import 'server-only'
import { type Area, listAreas } from '@/lib/contract/catalog'
import { AREAS_PAGE_SIZE } from '@/lib/domain/page-size'
import { call } from '..'
import type { Visitor } from '../call'

/** Returns all destinations, requested in pages of the size that the specification names. @throws ApiError */
export async function readAreaPages(visitor?: Visitor): Promise<Area[]> {
  const areas: Area[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await call(listAreas, { page, limit: AREAS_PAGE_SIZE.usual }, visitor)
    // A host that does not know pages sends the same ones again.
    const more = data.filter(({ slug }) => areas.every((area) => area.slug !== slug))
    if (more.length === 0) break
    areas.push(...more)
    last = meta.last_page
  }
  return areas
}
