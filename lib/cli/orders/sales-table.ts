import { stringify } from 'csv-stringify/sync'
import { majorUnits } from '@/lib/domain/money'
import {
  addFigures,
  figuresBy,
  type SalesFigures,
  type SalesReport,
  type SalesRow,
  takeUpPercent,
} from '@/lib/domain/sales-report'
import { SETTLEMENT_TIME_ZONE } from '@/lib/domain/settlement-line'

const COLUMNS = ['Bookings', 'Currency', 'Sales', 'Refunds', 'Sold', 'Capacity', 'Take-up']
const LEFT_ALIGNED = ['Day', 'Product', 'Currency']
const NO_PRODUCT = 'Whole orders'
const LONGEST_NAME = 44

const takeUp = (figures: SalesFigures) => {
  const percent = takeUpPercent(figures)
  return percent === null ? '–' : `${percent.toFixed(1)} %`
}

/** Returns the lines of a row: one for each currency, of which the first has the other figures. */
function linesOf(title: string, figures: SalesFigures): string[][] {
  const { bookings, turnovers, sold, capacity } = figures
  const amounts = turnovers.map(({ sales, refunds }) => [
    sales.currency,
    majorUnits(sales),
    majorUnits(refunds),
  ])
  const [first = ['', '', ''], ...others] = amounts
  return [
    [title, String(bookings), ...first, String(sold), String(capacity), takeUp(figures)],
    ...others.map((amount) => ['', '', ...amount, '', '', '']),
  ]
}

function aligned(head: readonly string[], rows: readonly string[][]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  return [[...head], ...rows].map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return LEFT_ALIGNED.includes(head[column] ?? '') ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name

const nameOf = ({ name, productId }: SalesRow) => (productId === null ? NO_PRODUCT : shortened(name))

/** Formats a report as a table of days and one of products, most bookings first. */
export function salesTables({ from, to, rows }: SalesReport): string[] {
  if (rows.length === 0) return ['Nothing was sold, refunded or offered.']
  const names = new Map(rows.map((row) => [row.productId, nameOf(row)]))
  const total = linesOf('Total', addFigures(rows))
  const days = figuresBy(rows, ({ date }) => date).flatMap(([date, figures]) => linesOf(date, figures))
  const products = figuresBy(rows, ({ productId }) => productId)
    .sort(([, a], [, b]) => b.bookings - a.bookings || b.sold - a.sold)
    .flatMap(([id, figures]) => linesOf(names.get(id) ?? '', figures))
  return [
    `From ${from} to ${to}. Sales and refunds on the day of the payment (${SETTLEMENT_TIME_ZONE}), places on the day of the service.`,
    '',
    ...aligned(['Day', ...COLUMNS], [...days, ...total]),
    '',
    ...aligned(['Product', ...COLUMNS], [...products, ...total]),
  ]
}

const figuresJson = (figures: SalesFigures) => ({
  bookings: figures.bookings,
  turnovers: figures.turnovers.map(({ sales, refunds }) => ({
    currency: sales.currency,
    sales: majorUnits(sales),
    refunds: majorUnits(refunds),
  })),
  sold: figures.sold,
  capacity: figures.capacity,
  take_up_percent: takeUpPercent(figures),
})

/** Returns a report as JSON, amounts as decimals. */
export function salesJson({ from, to, rows }: SalesReport): unknown {
  return {
    from,
    to,
    time_zone: SETTLEMENT_TIME_ZONE,
    total: figuresJson(addFigures(rows)),
    rows: rows.map((row) => ({
      date: row.date,
      product_id: row.productId,
      name: row.name,
      ...figuresJson(row),
    })),
  }
}

const CSV_COLUMNS = [
  'date',
  'product_id',
  'name',
  'currency',
  'sales',
  'refunds',
  'bookings',
  'sold',
  'capacity',
]

/**
 * Returns a report as CSV: a line for each day, product and currency. Numbers that are of no currency stand in the first of
 * them, so that every column adds up.
 */
export function salesCsv({ rows }: SalesReport): string {
  const lines = rows.flatMap((row) => {
    const { date, productId, name, bookings, sold, capacity } = row
    const of = { date, product_id: productId ?? '', name }
    const [first, ...others] = row.turnovers.map(({ sales, refunds }) => ({
      currency: sales.currency,
      sales: majorUnits(sales),
      refunds: majorUnits(refunds),
    }))
    return [
      { ...of, ...first, bookings, sold, capacity },
      ...others.map((amounts) => ({ ...of, ...amounts, bookings: 0, sold: 0, capacity: 0 })),
    ]
  })
  return stringify(lines, { header: true, columns: CSV_COLUMNS, escape_formulas: true }).trimEnd()
}
