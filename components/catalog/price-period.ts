import type { BookingWindow, Inventory } from '@/lib/domain/catalog'

/** The period a price is for: a night, a day, or none. */
export type PricePeriod = 'night' | 'day' | 'none'

export function pricePeriod(window: BookingWindow, inventory: Inventory): PricePeriod {
  if (window !== 'DATE_RANGE') return 'none'
  return inventory === 'NIGHTLY' ? 'night' : 'day'
}
