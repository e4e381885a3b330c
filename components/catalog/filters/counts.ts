import type { Facets } from '@/lib/contract/search'

/** Number of products for each filter value, by name; an absent value has none. */
export interface FilterCounts {
  total: number | null
  categories: Record<string, number>
  destinations: Record<string, number>
  durations: Record<string, number>
  languages: Record<string, number>
  features: Record<string, number>
  /** By minimum rating. */
  ratings: Record<string, number>
  prices: Facets['prices']
}

/** Returns the part of the facets that the browser needs; it is small because it is sent with the page. */
export function filterCounts(facets: Facets): FilterCounts {
  const named = (entries: ReadonlyArray<readonly [name: string | number, count: number]>) =>
    Object.fromEntries(entries.filter(([, count]) => count > 0))
  return {
    total: facets.total,
    categories: named(facets.categories.map(({ id, count }) => [id, count])),
    destinations: named(facets.destinations.map(({ slug, count }) => [slug, count])),
    durations: named(facets.durations.map(({ id, count }) => [id, count])),
    languages: named(facets.languages.map(({ code, count }) => [code, count])),
    features: named(facets.features.map(({ id, count }) => [id, count])),
    ratings: named(facets.ratings.map(({ min, count }) => [min, count])),
    prices: facets.prices,
  }
}
