import type { DateMode, Inventory } from '@/lib/domain/catalog'

/** The period a price is for: a night, a day, or none. */
export type PricePeriod = 'night' | 'day' | 'none'

export function pricePeriod(mode: DateMode, inventory: Inventory): PricePeriod {
  if (mode !== 'DATE_RANGE') return 'none'
  return inventory === 'NIGHTLY' ? 'night' : 'day'
}
