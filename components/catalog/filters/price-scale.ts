import type { Facets } from '@/lib/contract/search'
import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'
import type { PriceRange } from '@/lib/domain/listing'

type Prices = NonNullable<Facets['prices']>

/** Prices on a slider whose steps are the histogram's buckets; a step covers more at higher prices. */
export interface PriceScale {
  /** Number of steps. */
  steps: number
  counts: number[]
  /** Returns the steps that enclose a price range. */
  positions(range: PriceRange | null): [number, number]
  /** Returns the range between two steps; an end of the slider sets no bound, and both ends give null. */
  range(positions: readonly [number, number]): PriceRange | null
  /** Returns the price at a step, in minor units; the ends are the lowest and the highest price. */
  amount(position: number): number
}

/** @param prices the buckets, at least one, in the currency of the ranges */
export function priceScale({ currency, min, max, buckets }: Prices): PriceScale {
  const unit = 10 ** MINOR_UNIT[currency as Currency]
  const edges = [...buckets.map(({ from }) => from), buckets.at(-1)?.to ?? max]
  const steps = buckets.length
  return {
    steps,
    counts: buckets.map(({ count }) => count),
    positions(range) {
      const [low, high] = [range?.min ?? null, range?.max ?? null]
      const first = low === null ? 0 : edges.findLastIndex((edge) => edge <= low * unit)
      const last = high === null ? steps : edges.findIndex((edge) => edge >= high * unit)
      const from = Math.max(0, first)
      return [from, Math.max(from, last < 0 ? steps : last)]
    },
    range([low, high]) {
      const lowest = low === 0 ? null : Math.floor((edges[low] ?? min) / unit)
      const highest = high === steps ? null : Math.ceil((edges[high] ?? max) / unit)
      return lowest === null && highest === null ? null : { min: lowest, max: highest, currency }
    },
    amount(position) {
      if (position <= 0) return min
      return position >= steps ? max : (edges[position] ?? max)
    },
  }
}
