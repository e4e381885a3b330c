import type { z } from 'zod'
import type * as contract from '@/lib/contract/search'
import type { Currency } from '@/lib/domain/currency'
import { DURATIONS, FEATURES } from '@/lib/domain/listing'
import { SCORES } from '@/lib/domain/review'
import { ok } from '@/lib/server/http/define-route'
import { pricingIn } from '@/lib/server/partner/rates'
import { countFacets, type FacetRow } from './facet-repo'
import type { Facet } from './filter-repo'
import { priceBands } from './price-bands'
import { readFilter } from './product-filter'

type Facets = z.input<typeof contract.facets>

/** Sums rows by each of their names, most frequent first. */
function countNames(rows: FacetRow[]): Array<[name: string, count: number]> {
  const counts = new Map<string, number>()
  for (const { names, count } of rows)
    for (const name of names ?? []) counts.set(name, (counts.get(name) ?? 0) + count)
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
}

const total = (rows: FacetRow[]) => rows.reduce((sum, { count }) => sum + count, 0)

function prices(rows: FacetRow[], currency: Currency, bands: number[]): Facets['prices'] {
  if (rows.length === 0) return null
  const counts = new Map<number, number>()
  for (const { band, count } of rows) {
    const index = (band ?? 1) - 1
    counts.set(index, (counts.get(index) ?? 0) + count)
  }
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())]
  const max = Math.max(...rows.map((row) => row.max))
  return {
    currency,
    min: Math.min(...rows.map((row) => row.min)),
    max,
    buckets: bands.slice(first, last + 1).map((from, index) => ({
      from,
      to: bands[first + index + 1] ?? max + 1,
      count: counts.get(first + index) ?? 0,
    })),
  }
}

/** Returns the number of products per value of each filter, with the other filters as they are. */
export async function getFacets(
  input: contract.ProductFilters,
  { currency: requested }: { currency: Currency },
): Promise<z.input<typeof contract.getFacets.response>> {
  const { currency, rates } = await pricingIn(requested)
  const { filter } = await readFilter(input, currency)
  const bands = priceBands(currency)
  const counted = await countFacets({ filter, currency, rates, bands })
  /** Rows of a facet that meet every condition except its own. */
  const rowsOf = (facet: FacetRow['facet'], own?: Facet) =>
    counted.filter((row) => row.facet === facet && (row.fails === null || row.fails === own))
  const durations = rowsOf('traits', 'duration')
  const features = rowsOf('traits')
  const ratings = rowsOf('traits', 'rating')
  return ok({
    categories: countNames(rowsOf('category', 'category')).map(([id, count]) => ({ id, count })),
    destinations: countNames(rowsOf('destination', 'destination')).map(([slug, count]) => ({ slug, count })),
    durations: DURATIONS.map((id, index) => ({
      id,
      count: total(durations.filter(({ duration }) => duration === index)),
    })),
    languages: countNames(rowsOf('language', 'language')).map(([code, count]) => ({ code, count })),
    features: FEATURES.map((id, index) => ({
      id,
      count: total(features.filter((row) => ((row.features ?? 0) & (2 ** index)) > 0)),
    })),
    ratings: SCORES.toReversed().map((min) => ({
      min,
      count: total(ratings.filter(({ rating }) => rating !== null && rating >= min * 10)),
    })),
    prices: prices(rowsOf('price', 'price'), currency, bands),
    total: total(features),
  })
}
