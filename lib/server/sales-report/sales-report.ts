import { instantOf } from '@/lib/domain/instant'
import { addDays, type LocalDate } from '@/lib/domain/local-date'
import { moneyOf } from '@/lib/domain/money'
import { currenciesOf, type SalesReport, type SalesRow, turnoverIn } from '@/lib/domain/sales-report'
import { SETTLEMENT_TIME_ZONE } from '@/lib/domain/settlement-line'
import { onSnapshot } from '@/lib/server/ledger/repo'
import { bookingsIn, placesIn, productNames, refundsIn, salesIn } from './repo'

const startOf = (date: LocalDate) => instantOf(date, null, SETTLEMENT_TIME_ZONE)

/** Collects the rows by date and product. */
class Rows {
  readonly #rows = new Map<string, SalesRow>()
  readonly #names: Map<string, string>

  constructor(names: Map<string, string>) {
    this.#names = names
  }

  of(date: LocalDate, productId: string | null): SalesRow {
    const key = `${date} ${productId ?? ''}`
    const known = this.#rows.get(key)
    if (known) return known
    const name = productId === null ? '' : (this.#names.get(productId) ?? productId)
    const row: SalesRow = { date, productId, name, bookings: 0, turnovers: [], sold: 0, capacity: 0 }
    this.#rows.set(key, row)
    return row
  }

  add(date: LocalDate, productId: string | null, currency: string, sales: string, refunds: string): void {
    const row = this.of(date, productId)
    const parts = [
      ...row.turnovers,
      { sales: moneyOf(Number(sales), currency), refunds: moneyOf(Number(refunds), currency) },
    ]
    row.turnovers = currenciesOf([{ turnovers: parts }]).map((code) => turnoverIn(code, parts))
  }

  sorted(): SalesRow[] {
    return [...this.#rows.values()].sort(
      (a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name, 'en'),
    )
  }
}

/**
 * Reports sales, refunds and take-up by day and product, from one day to another, both included. Payments and refunds are
 * of the day on which the ledger has them, places of the day of the service.
 */
export async function salesReport(from: LocalDate, to: LocalDate): Promise<SalesReport> {
  const period = { from: startOf(from), until: startOf(addDays(to, 1)) }
  return onSnapshot(async (db) => {
    const rows = new Rows(await productNames(db))
    for (const { date, product_id, currency, amount } of await salesIn(db, period))
      rows.add(date, product_id, currency, amount, '0')
    for (const { date, product_id, currency, amount } of await refundsIn(db, period))
      rows.add(date, product_id, currency, '0', amount)
    for (const { date, product_id, count } of await bookingsIn(db, period))
      rows.of(date, product_id).bookings = count
    for (const { date, product_id, sold, capacity } of await placesIn(db, from, to))
      Object.assign(rows.of(date, product_id), { sold: Number(sold), capacity: Number(capacity) })
    return { from, to, rows: rows.sorted() }
  })
}
