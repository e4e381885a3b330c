import type { Currency } from './currency'
import type { LocalDate } from './local-date'
import { type Money, sumMoney } from './money'

/** What came in and went back in one currency. */
export interface Turnover {
  sales: Money
  refunds: Money
}

/** What can be added up over days and products. */
export interface SalesFigures {
  /** How many were paid. */
  bookings: number
  /** One for each currency, in the order of their codes. */
  turnovers: Turnover[]
  /** Places of departures, days and nights. */
  sold: number
  capacity: number
}

/** The figures of a product on a day. Refunds of whole orders have no product. */
export interface SalesRow extends SalesFigures {
  date: LocalDate
  productId: string | null
  /** Empty without a product. */
  name: string
}

export interface SalesReport {
  from: LocalDate
  to: LocalDate
  /** By date and name; without those in which nothing was sold, refunded or offered. */
  rows: SalesRow[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export function turnoverIn(currency: Currency, parts: readonly Turnover[]): Turnover {
  const own = parts.filter(({ sales }) => sales.currency === currency)
  return {
    sales: sumMoney(
      currency,
      own.map(({ sales }) => sales),
    ),
    refunds: sumMoney(
      currency,
      own.map(({ refunds }) => refunds),
    ),
  }
}

export function currenciesOf(rows: readonly Pick<SalesFigures, 'turnovers'>[]): Currency[] {
  return [...new Set(rows.flatMap(({ turnovers }) => turnovers.map(({ sales }) => sales.currency)))].sort()
}

/** Adds up figures. Amounts of different currencies stay apart. */
export function addFigures(rows: readonly SalesFigures[]): SalesFigures {
  const turnovers = rows.flatMap((row) => row.turnovers)
  return {
    bookings: sum(rows.map(({ bookings }) => bookings)),
    turnovers: currenciesOf(rows).map((currency) => turnoverIn(currency, turnovers)),
    sold: sum(rows.map(({ sold }) => sold)),
    capacity: sum(rows.map(({ capacity }) => capacity)),
  }
}

/** Adds up the rows that have the same key, in the order of their first. */
export function figuresBy<Key>(
  rows: readonly SalesRow[],
  keyOf: (row: SalesRow) => Key,
): Array<[Key, SalesFigures]> {
  return [...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, addFigures(own)])
}

/** Returns the share of the capacity that is sold in percent; null without a capacity. */
export function takeUpPercent({ sold, capacity }: Pick<SalesFigures, 'sold' | 'capacity'>): number | null {
  return capacity === 0 ? null : Math.round((sold / capacity) * 1000) / 10
}
