import type { CartItem } from '@/lib/contract/cart'
import type { MoneyValue } from '@/lib/contract/shared'

/**
 * Which items are selected: a rule (all, those that can be bought, or none), with the visitor's exceptions.
 * Items that load later follow the rule.
 */
export interface CartSelection {
  rule: 'all' | 'buyable' | 'none'
  taken: readonly string[]
  left: readonly string[]
}

/** Everything that can be bought: the initial selection. */
export const BUYABLE: CartSelection = { rule: 'buyable', taken: [], left: [] }
const EVERYTHING: CartSelection = { ...BUYABLE, rule: 'all' }
const NOTHING: CartSelection = { ...BUYABLE, rule: 'none' }

/** Whether an item is selected, for checkout if it can be bought, or for removal. */
export function isSelected({ rule, taken, left }: CartSelection, item: CartItem): boolean {
  if (taken.includes(item.id)) return true
  return !left.includes(item.id) && (rule === 'all' || (rule === 'buyable' && !item.problem))
}

export function toggled(selection: CartSelection, item: CartItem): CartSelection {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== item.id)
  const [taken, left] = [without(selection.taken), without(selection.left)]
  return isSelected(selection, item)
    ? { ...selection, taken, left: [...left, item.id] }
    : { ...selection, taken: [...taken, item.id], left }
}

export type Extent = 'all' | 'some' | 'none'

/** Returns whether all, some or none of the items are selected. */
export function extentOf(selection: CartSelection, items: readonly CartItem[]): Extent {
  const count = items.filter((item) => isSelected(selection, item)).length
  if (count === 0) return 'none'
  return count === items.length ? 'all' : 'some'
}

/** Selects everything, or nothing if everything is selected. */
export function toggledAll(extent: Extent): CartSelection {
  return extent === 'all' ? NOTHING : EVERYTHING
}

/** Returns the sum of the items; null if there are none, or if one has no price. */
export function sumOf(items: readonly CartItem[]): MoneyValue | null {
  const totals = items.flatMap(({ total }) => total ?? [])
  const [first] = totals
  if (!first || totals.length < items.length) return null
  return { ...first, amount: totals.reduce((sum, { amount }) => sum + amount, 0) }
}
