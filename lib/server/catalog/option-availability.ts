import type { Inventory, OptionAvailability } from '@/lib/domain/catalog'
import { isLow } from '@/lib/domain/low-stock'

interface Facts {
  inventory: Inventory
  /** Whether a bookable day has a price. */
  sellable: boolean
  /** What is left of what is on sale; null if nothing is, or if it has no limit. */
  stock: { left: number; capacity: number } | null
}

/** Whether an option can be booked now. */
export function optionAvailability({ inventory, sellable, stock }: Facts): OptionAvailability {
  if (inventory === 'FREESALE') return sellable ? 'available' : 'closed'
  if (!stock) return 'closed'
  if (stock.left <= 0) return 'sold_out'
  if (!sellable) return 'closed'
  return isLow(stock.left, stock.capacity) ? 'few' : 'available'
}
