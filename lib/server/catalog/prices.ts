import { type Currency, isCurrency } from '@/lib/domain/currency'
import type { LocalDate } from '@/lib/domain/local-date'
import { type Money, priceIn, type Rates } from '@/lib/domain/money'
import type { PriceRow } from './price-selection-repo'

/** Returns a row's price as set, in the product's own currency. */
export function sourcePrice(row: { amount: number | string; currency: string }): Money {
  if (!isCurrency(row.currency)) throw new RangeError(`unknown currency ${row.currency}`)
  return { amount: Number(row.amount), currency: row.currency }
}

/** Returns the price of a unit on a day; undefined if none is set. */
export function priceOn(rows: readonly PriceRow[], optionId: string, unit: string, date: LocalDate) {
  return rows.find(
    (row) => row.optionId === optionId && row.unitCode === unit && row.fromDate <= date && date <= row.toDate,
  )
}

/** Returns a function that converts prices to the visitor's currency. */
export function priceView(rates: Rates, currency: Currency) {
  return (row: { amount: number | string; currency: string }): Money =>
    priceIn(currency, sourcePrice(row), rates)
}

export type Pricing = ReturnType<typeof priceView>
