import type { UnitType } from './catalog'
import type { Currency } from './currency'
import type { Money } from './money'
import type { Quantities } from './selection'

export type UnitPrices = Partial<Record<UnitType, Money>>

export interface SelectionLine {
  unit: UnitType
  quantity: number
  /** Price per unit for the whole period. */
  price: Money
}

export interface SelectionTotal {
  lines: SelectionLine[]
  extras: Money[]
  total: Money
}

interface Chosen {
  currency: Currency
  /** Prices of each day of service; one entry for an option without a date. */
  days: readonly UnitPrices[]
  quantities: Quantities
  extras: readonly Money[]
}

/**
 * Returns the total of a selection from the displayed prices: unit price summed over the days, times the
 * quantity, plus each extra once. Null if a price is missing or nothing is selected.
 */
export function selectionTotal({ currency, days, quantities, extras }: Chosen): SelectionTotal | null {
  const lines: SelectionLine[] = []
  for (const [code, quantity] of Object.entries(quantities)) {
    if (quantity <= 0) continue
    const unit = code as UnitType
    let amount = 0
    for (const prices of days) {
      const price = prices[unit]
      if (price?.currency !== currency) return null
      amount += price.amount
    }
    lines.push({ unit, quantity, price: { amount, currency } })
  }
  if (lines.length === 0 || days.length === 0) return null
  const units = lines.reduce((sum, { quantity, price }) => sum + quantity * price.amount, 0)
  const added = extras.reduce((sum, { amount }) => sum + amount, 0)
  return { lines, extras: [...extras], total: { amount: units + added, currency } }
}
