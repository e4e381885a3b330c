import type { z } from 'zod'
import type * as contract from '@/lib/contract/catalog'
import { isLow } from '@/lib/domain/low-stock'
import type { PerformanceRow } from './performances-repo'
import type { Pricing } from './prices'

type Performance = z.input<typeof contract.performance>

function availabilityOf({ left, capacity }: PerformanceRow['options'][number]) {
  if (left <= 0) return 'sold_out'
  return isLow(left, capacity) ? 'few' : 'available'
}

/** Returns the performances of an event with their prices in the visitor's currency. */
export const performanceViews = (rows: readonly PerformanceRow[], price: Pricing): Performance[] =>
  rows.map(({ date, time, options }) => ({
    date,
    time,
    options: options.map((option) => ({
      id: option.id,
      price: price(option),
      availability: availabilityOf(option),
    })),
  }))
