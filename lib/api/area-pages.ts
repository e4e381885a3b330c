import type { Area } from '@/lib/contract/catalog'

interface AreaPage {
  data: Area[]
  meta: { last_page: number }
}

/** Requested together, because a host may be slow; few hosts list more destinations than these have. */
const PAGES_AT_ONCE = 3
const MAX_PAGES = 100

/** Returns the destinations of all pages. @throws what reading one of them throws */
export async function readAreaPages(read: (page: number) => Promise<AreaPage>): Promise<Area[]> {
  const areas = new Map<string, Area>()
  for (let next = 1, last = 1; next <= last && next <= MAX_PAGES; ) {
    const [first, ...ahead] = Array.from({ length: PAGES_AT_ONCE }, (_, offset) => read(next + offset))
    // A page after the last one may fail; one before it is read again.
    const tolerant = ahead.map((page) => page.catch(() => null))
    const pages = await Promise.all([first, ...tolerant])
    const known = areas.size
    for (const page of pages) {
      if (!page) break
      next++
      last = page.meta.last_page
      for (const area of page.data) if (!areas.has(area.slug)) areas.set(area.slug, area)
    }
    // A host that does not know pages sends the same one again.
    if (areas.size === known) break
  }
  return [...areas.values()]
}
