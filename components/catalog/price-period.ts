import type { ProductCard } from '@/lib/contract/catalog'
import type { BookingWindow, Inventory } from '@/lib/domain/catalog'

/** What a price counts beside pieces: nights, days, or nothing. */
export type PricePeriod = 'night' | 'day' | 'none'

export function optionPeriod(option: { window: BookingWindow; inventory: Inventory }): PricePeriod {
  if (option.window !== 'DATE_RANGE') return 'none'
  return option.inventory === 'NIGHTLY' ? 'night' : 'day'
}

/** The same for a card, which does not carry its options: stays go by night, rented devices by day. */
export function cardPeriod({
  vertical,
  from_unit,
}: Pick<ProductCard, 'vertical' | 'from_unit'>): PricePeriod {
  if (vertical === 'stay') return 'night'
  return vertical === 'connectivity' && from_unit.code === 'DEVICE' ? 'day' : 'none'
}
