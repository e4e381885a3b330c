import type { CartItem } from '@/lib/contract/cart'
import type { MoneyValue } from '@/lib/contract/shared'

/**
 * Which lines are chosen: all, what can be bought, or none, but for those that somebody chose or left. Lines that load
 * later follow the rule.
 */
export interface CartSelection {
  rule: 'all' | 'buyable' | 'none'
  taken: readonly string[]
  left: readonly string[]
}

/** What can be bought: the cart as it is found. */
export const BUYABLE: CartSelection = { rule: 'buyable', taken: [], left: [] }
const EVERYTHING: CartSelection = { ...BUYABLE, rule: 'all' }
const NOTHING: CartSelection = { ...BUYABLE, rule: 'none' }

/** Whether a line is chosen: to be bought where it can be, or to be removed with the others. */
export function isSelected({ rule, taken, left }: CartSelection, line: CartItem): boolean {
  if (taken.includes(line.id)) return true
  return !left.includes(line.id) && (rule === 'all' || (rule === 'buyable' && !line.problem))
}

export function toggled(selection: CartSelection, line: CartItem): CartSelection {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== line.id)
  const [taken, left] = [without(selection.taken), without(selection.left)]
  return isSelected(selection, line)
    ? { ...selection, taken, left: [...left, line.id] }
    : { ...selection, taken: [...taken, line.id], left }
}

export type Extent = 'all' | 'some' | 'none'

/** How much is chosen. */
export function extentOf(selection: CartSelection, lines: readonly CartItem[]): Extent {
  const count = lines.filter((line) => isSelected(selection, line)).length
  if (count === 0) return 'none'
  return count === lines.length ? 'all' : 'some'
}

/** Select all: takes everything, or where everything is chosen, nothing. */
export function toggledAll(extent: Extent): CartSelection {
  return extent === 'all' ? NOTHING : EVERYTHING
}

/** The sum of some lines; null where there are none. */
export function sumOf(lines: readonly CartItem[]): MoneyValue | null {
  const [first] = lines
  if (!first) return null
  return { ...first.total, amount: lines.reduce((sum, line) => sum + line.total.amount, 0) }
}
