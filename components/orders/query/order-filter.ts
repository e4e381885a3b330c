import type { BookingStatus } from '@/lib/domain/booking'

/** Filter groups of the order list, with the statuses that they include. */
export const ORDER_FILTERS = {
  all: null,
  pending: ['pending'],
  ahead: ['paid', 'confirmed'],
  used: ['completed'],
  over: ['cancelled', 'failed', 'timeout'],
} as const satisfies Record<string, readonly BookingStatus[] | null>

export type OrderFilter = keyof typeof ORDER_FILTERS

export const ORDER_FILTER_NAMES = Object.keys(ORDER_FILTERS) as OrderFilter[]

/** Returns the group named in a query string; `all` by default. */
export function filterOf(search: string): OrderFilter {
  const named = new URLSearchParams(search).get('status')
  return ORDER_FILTER_NAMES.find((name) => name === named) ?? 'all'
}
