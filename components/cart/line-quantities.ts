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

export interface Most {
  max: number
  /** Whether it is the places that are left which set it. */
  byPlaces: boolean
  /** What the rule says that sets it otherwise: so many of the unit, or of all units together. */
  rule: number
}

/** The most of a unit beside the others of its line: never fewer than there are, so that it can be made less. */
export function maxOf({ lines, limits }: CartItem, line: CartItem['lines'][number]): Most {
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

/** Whether fewer of it could be bought: there is room, but not for all. */
export function isTooFew({ problem }: Pick<CartItem, 'problem'>): boolean {
  return problem === 'NOT_ENOUGH_PLACES' || problem === 'RETURN_NOT_ENOUGH_PLACES'
}

/** The fewest of a unit that leave something in the line. */
export function minOf(item: CartItem, unit: UnitType): number {
  const others = item.lines.some((line) => line.unit && line.unit !== unit && line.quantity > 0)
  return others ? 0 : 1
}
