import type { CartItem } from '@/lib/contract/cart'
import type { MoneyValue } from '@/lib/contract/shared'

/** Which lines are chosen: all or none, except some. Lines that load later follow the rule. */
export interface CartSelection {
  rule: 'all' | 'none'
  except: readonly string[]
}

export const EVERYTHING: CartSelection = { rule: 'all', except: [] }
const NOTHING: CartSelection = { rule: 'none', except: [] }

/** What cannot be bought is never chosen. */
export function isSelected({ rule, except }: CartSelection, line: CartItem): boolean {
  if (line.problem) return false
  return (rule === 'all') !== except.includes(line.id)
}

export function toggled({ rule, except }: CartSelection, id: string): CartSelection {
  return { rule, except: except.includes(id) ? except.filter((other) => other !== id) : [...except, id] }
}

export type Extent = 'all' | 'some' | 'none'

/** How much of what can be bought is chosen. */
export function extentOf(selection: CartSelection, lines: readonly CartItem[]): Extent {
  const buyable = lines.filter((line) => !line.problem)
  const count = buyable.filter((line) => isSelected(selection, line)).length
  if (count === 0) return 'none'
  return count === buyable.length ? 'all' : 'some'
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
