import type { Facets } from '@/lib/contract/search'
import { type Currency, MINOR_UNIT } from '@/lib/domain/currency'
import type { PriceRange } from '@/lib/domain/listing'

type Prices = NonNullable<Facets['prices']>

/** Prices on a slider whose steps are the bands they are counted in: the dearer, the more lies in a step. */
export interface PriceScale {
  /** How many steps there are. */
  steps: number
  counts: number[]
  /** The steps between which a range of prices lies. */
  positions(range: PriceRange | null): [number, number]
  /** The range between two steps; an end of the slider is no bound, and both ends are no range. */
  range(positions: readonly [number, number]): PriceRange | null
  /** The price at a step, in minor units: at the ends the lowest and the highest there is. */
  amount(position: number): number
}

/** @param prices the bands, at least one, in the currency of the ranges */
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
