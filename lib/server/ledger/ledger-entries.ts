import { instantOf } from '@/lib/domain/instant'
import type { LedgerEntry } from '@/lib/domain/ledger/entry'
import { feeEntry, resolvedEntry, unmatchedEntry } from '@/lib/domain/ledger/gateway-entries'
import { orderEntries } from '@/lib/domain/ledger/order-entries'
import { addDays, datesUntil, type LocalDate } from '@/lib/domain/local-date'
import { SETTLEMENT_TIME_ZONE } from '@/lib/domain/settlement-line'
import { orderHistories } from './order-history'
import { movedOrderIds, onSnapshot, orderRows, type Period, settledFees, unmatchedOf } from './repo'

/** How many orders or lines are read at a time. */
const PAGE_SIZE = 200

const isIn = ({ from, until }: Period, { at }: LedgerEntry) => at >= from && at < until

async function* orderEntriesOf(day: Period, pageSize: number): AsyncGenerator<LedgerEntry> {
  for (let after: string | null = null; ; ) {
    const page: { ids: string[]; entries: LedgerEntry[] } = await onSnapshot(async (db) => {
      const ids = await movedOrderIds(db, day, after, pageSize)
      if (ids.length === 0) return { ids, entries: [] }
      const histories = orderHistories(await orderRows(db, ids))
      return { ids, entries: histories.flatMap(orderEntries).filter((entry) => isIn(day, entry)) }
    })
    yield* page.entries
    after = page.ids.at(-1) ?? null
    if (page.ids.length < pageSize) return
  }
}

async function* gatewayEntriesOf(day: Period, pageSize: number): AsyncGenerator<LedgerEntry> {
  const unmatched = await onSnapshot(async (db) => [
    ...(await unmatchedOf(db, day, 'received')).flatMap(({ payment, at }) => unmatchedEntry(payment, at)),
    ...(await unmatchedOf(db, day, 'resolved')).flatMap(({ payment, resolution, at }) =>
      resolvedEntry(payment, resolution, at),
    ),
  ])
  yield* unmatched
  for (let after: string | null = null; ; ) {
    const fees = await onSnapshot((db) => settledFees(db, day, after, pageSize))
    yield* fees.flatMap(feeEntry)
    after = fees.at(-1)?.lineId ?? null
    if (fees.length < pageSize) return
  }
}

/** An entry with its date by the clock of the books. */
export interface DatedEntry extends LedgerEntry {
  date: LocalDate
}

/**
 * Returns the ledger entries from one day to another, both included, by date. A page of orders is in memory at a time.
 * Entries are only ever added, so that a day which is over has the same entries in every export.
 */
export async function* ledgerEntries(
  from: LocalDate,
  to: LocalDate,
  pageSize = PAGE_SIZE,
): AsyncGenerator<DatedEntry> {
  for (const date of datesUntil(from, addDays(to, 1))) {
    const day = {
      from: instantOf(date, null, SETTLEMENT_TIME_ZONE),
      until: instantOf(addDays(date, 1), null, SETTLEMENT_TIME_ZONE),
    }
    for await (const entry of orderEntriesOf(day, pageSize)) yield { ...entry, date }
    for await (const entry of gatewayEntriesOf(day, pageSize)) yield { ...entry, date }
  }
}
