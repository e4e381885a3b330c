import type { CartItem } from '@/lib/contract/cart'
import type { UnitType } from '@/lib/domain/catalog'

export type Quantities = Partial<Record<UnitType, number>>

/** Returns the quantity of each unit in an item. */
export function quantitiesOf(item: CartItem): Quantities {
  return Object.fromEntries(item.lines.flatMap(({ unit, quantity }) => (unit ? [[unit, quantity]] : [])))
}

/** Returns the item with changed quantities and total, to show until the server responds. */
export function withQuantities(item: CartItem, quantities: Quantities | undefined): CartItem {
  if (!quantities) return item
  const lines = item.lines.map((line) =>
    line.unit ? { ...line, quantity: quantities[line.unit] ?? line.quantity } : line,
  )
  const before = item.lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  const after = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  const total = item.total && { ...item.total, amount: item.total.amount + after - before }
  return { ...item, lines, total }
}

export interface UnitLimit {
  max: number
  /** Whether the places left set the maximum. */
  byPlaces: boolean
  /** The limit that otherwise sets it: per unit, or for all units together. */
  rule: number
}

/** Returns the maximum of a unit given the others; never below the current quantity, so it can be reduced. */
export function maxOf({ lines, limits }: CartItem, line: CartItem['lines'][number]): UnitLimit {
  const others = lines.filter(({ unit }) => unit && unit !== line.unit)
  const sum = (of: (other: typeof line) => number) => others.reduce((total, other) => total + of(other), 0)
  const own = line.max ?? Infinity
  const together = limits.units - sum(({ quantity }) => quantity)
  const rules = Math.min(own, together)
  const open =
    limits.left === null ? Infinity : limits.left - sum(({ quantity, places }) => quantity * places)
  const fit = line.places > 0 ? Math.floor(open / line.places) : Infinity
  return {
    max: Math.max(line.quantity, Math.min(rules, fit)),
    byPlaces: fit < rules,
    rule: own <= together ? own : limits.units,
  }
}

/** Whether there are places, but not enough for all, so that a smaller quantity could be bought. */
export function isTooFew({ problem }: Pick<CartItem, 'problem'>): boolean {
  return problem === 'NOT_ENOUGH_PLACES' || problem === 'RETURN_NOT_ENOUGH_PLACES'
}

/** Returns the minimum of a unit that does not leave the item empty. */
export function minOf(item: CartItem, unit: UnitType): number {
  const others = item.lines.some((line) => line.unit && line.unit !== unit && line.quantity > 0)
  return others ? 0 : 1
}
