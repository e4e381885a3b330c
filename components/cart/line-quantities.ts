import type { CartItem } from '@/lib/contract/cart'
import type { UnitType } from '@/lib/domain/catalog'

export type Quantities = Partial<Record<UnitType, number>>

/** How many of each unit a line has. */
export function quantitiesOf(item: CartItem): Quantities {
  return Object.fromEntries(item.lines.flatMap(({ unit, quantity }) => (unit ? [[unit, quantity]] : [])))
}

/** The line as it looks with other quantities, before the server has said so. */
export function withQuantities(item: CartItem, quantities: Quantities | undefined): CartItem {
  if (!quantities) return item
  const lines = item.lines.map((line) =>
    line.unit ? { ...line, quantity: quantities[line.unit] ?? line.quantity } : line,
  )
  const before = item.lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  const after = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  return { ...item, lines, total: { ...item.total, amount: item.total.amount + after - before } }
}

/** The fewest of a unit that leave something in the line. */
export function fewestOf(item: CartItem, unit: UnitType): number {
  const others = item.lines.some((line) => line.unit && line.unit !== unit && line.quantity > 0)
  return others ? 0 : 1
}
