import type { LocalDate } from '../local-date'
import type { Account } from './accounts'

export interface LedgerLine {
  account: Account
  currency: string
  /** In minor units: positive for a debit, negative for a credit. */
  amount: number
  /** When the service starts; null if the line is of no booking, or the booking has no date. */
  serviceDate: LocalDate | null
}

/** One event in double entry: its lines add up to zero in each currency. */
export interface LedgerEntry {
  /** Stable: the same event has the same id in every export. */
  id: string
  at: Date
  description: string
  /** The order's reference; null if no order is concerned. */
  order: string | null
  lines: LedgerLine[]
}

/** A line as written in code. */
export type Posting = [account: Account, amount: number, serviceDate?: LocalDate | null]

/**
 * Returns an entry in one currency without its zero lines, or none if nothing is left.
 * @throws RangeError if it does not balance
 */
export function entryOf(
  { id, at, description, order }: Omit<LedgerEntry, 'lines'>,
  currency: string,
  postings: readonly Posting[],
): LedgerEntry[] {
  const sum = postings.reduce((total, [, amount]) => total + amount, 0)
  if (sum !== 0 || !postings.every(([, amount]) => Number.isSafeInteger(amount)))
    throw new RangeError(`ledger entry ${id} does not balance: ${sum} ${currency}`)
  const lines = postings
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount, serviceDate = null]): LedgerLine => ({ account, currency, amount, serviceDate }))
  return lines.length > 0 ? [{ id, at, description, order, lines }] : []
}
