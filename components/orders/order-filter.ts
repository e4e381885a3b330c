import type { BookingStatus } from '@/lib/domain/booking'

/** The groups in which orders are looked through, by the statuses that they hold. */
export const ORDER_FILTERS = {
  all: null,
  pending: ['pending'],
  ahead: ['paid', 'confirmed'],
  used: ['completed'],
  over: ['cancelled', 'failed', 'timeout'],
} as const satisfies Record<string, readonly BookingStatus[] | null>

export type OrderFilter = keyof typeof ORDER_FILTERS

export const ORDER_FILTER_NAMES = Object.keys(ORDER_FILTERS) as OrderFilter[]

/** The group that an address names; all where it names none. */
export function filterOf(search: string): OrderFilter {
  const named = new URLSearchParams(search).get('status')
  return ORDER_FILTER_NAMES.find((name) => name === named) ?? 'all'
}
