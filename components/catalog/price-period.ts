import type { BookingWindow, Inventory } from '@/lib/domain/catalog'

/** What a price counts beside pieces: nights, days, or nothing. */
export type PricePeriod = 'night' | 'day' | 'none'

export function pricePeriod(window: BookingWindow, inventory: Inventory): PricePeriod {
  if (window !== 'DATE_RANGE') return 'none'
  return inventory === 'NIGHTLY' ? 'night' : 'day'
}
