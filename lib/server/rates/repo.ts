import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CURRENCIES, isCurrency } from '@/lib/domain/currency'
import type { StoredRate } from '@/lib/domain/exchange-rates'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { exchangeRateHistory, exchangeRateSchedule, exchangeRates } from '@/lib/server/db/schema'

export type HistoryRow = typeof exchangeRateHistory.$inferSelect
export type NewHistoryRow = typeof exchangeRateHistory.$inferInsert

/** Returns the id of the row. */
export async function insertHistory(row: NewHistoryRow, db: Queryable = database()): Promise<number> {
  const [inserted] = await db
    .insert(exchangeRateHistory)
    .values(row)
    .returning({ id: exchangeRateHistory.id })
  if (!inserted) throw new Error('exchange rate history insert returned no row')
  return inserted.id
}

/** Returns the newest fetches and settings, newest first. */
export async function readHistory(limit: number): Promise<HistoryRow[]> {
  return database().select().from(exchangeRateHistory).orderBy(desc(exchangeRateHistory.id)).limit(limit)
}

/**
 * Returns a refused row that is not confirmed yet; null if there is none.
 * @param id default: the newest
 */
export async function findRefused(id?: number): Promise<HistoryRow | null> {
  const confirmation = alias(exchangeRateHistory, 'confirmation')
  const [found] = await database()
    .select({ row: exchangeRateHistory })
    .from(exchangeRateHistory)
    .leftJoin(confirmation, eq(confirmation.confirms, exchangeRateHistory.id))
    .where(
      and(
        eq(exchangeRateHistory.outcome, 'refused'),
        isNull(confirmation.id),
        id === undefined ? undefined : eq(exchangeRateHistory.id, id),
      ),
    )
    .orderBy(desc(exchangeRateHistory.id))
    .limit(1)
  return found?.row ?? null
}

/**
 * Replaces the rates in use.
 * @param changed the currencies whose rates are from the history row
 */
export async function replaceRates(
  rates: readonly StoredRate[],
  changed: { currencies: readonly string[]; historyId: number },
  db: Transaction,
): Promise<void> {
  const codes = rates.map(({ currency }) => currency)
  await db.delete(exchangeRates).where(notInArray(exchangeRates.currency, codes))
  for (const { currency, ...rate } of rates) {
    const position = isCurrency(currency) ? CURRENCIES.indexOf(currency) : CURRENCIES.length
    const isChanged = changed.currencies.includes(currency)
    const values = { ...rate, position, ...(isChanged && { historyId: changed.historyId }) }
    await db
      .insert(exchangeRates)
      .values({ currency, ...values })
      .onConflictDoUpdate({ target: exchangeRates.currency, set: values })
  }
}

/** Takes the next fetch: one of several servers gets it. @returns whether it is due and this call has taken it */
export async function takeFetch(now: Date, next: Date): Promise<boolean> {
  const taken = await database()
    .insert(exchangeRateSchedule)
    .values({ nextFetchAt: next })
    .onConflictDoUpdate({
      target: exchangeRateSchedule.id,
      set: { nextFetchAt: next },
      // Also if the setting has become shorter since.
      setWhere: sql`${exchangeRateSchedule.nextFetchAt} <= ${now.toISOString()}::timestamptz
        OR ${exchangeRateSchedule.nextFetchAt} > ${next.toISOString()}::timestamptz`,
    })
    .returning({ id: exchangeRateSchedule.id })
  return taken.length > 0
}

/** Sets the time of the next fetch. */
export async function setNextFetch(next: Date): Promise<void> {
  await database().update(exchangeRateSchedule).set({ nextFetchAt: next })
}

/**
 * Forgets the last check if it found other currencies on offer: pages show the new ones already, and the next check has
 * to notice even if they are the old ones again by then.
 */
export async function forgetOffered(offered: string, db: Transaction): Promise<void> {
  await db
    .update(exchangeRateSchedule)
    .set({ offered: null })
    .where(ne(exchangeRateSchedule.offered, offered))
}

/** Returns the currencies on offer at the last check; null before the first after a change. */
export async function readOffered(): Promise<string | null> {
  const [row] = await database().select({ offered: exchangeRateSchedule.offered }).from(exchangeRateSchedule)
  return row?.offered ?? null
}

/** Records the currencies on offer. @returns those before; undefined if they are the same */
export async function swapOffered(
  offered: string,
  now: Date,
  db: Transaction,
): Promise<string | null | undefined> {
  await db.insert(exchangeRateSchedule).values({ nextFetchAt: now }).onConflictDoNothing()
  const [row] = await db
    .select({ offered: exchangeRateSchedule.offered })
    .from(exchangeRateSchedule)
    .for('update')
  if (row?.offered === offered) return undefined
  await db.update(exchangeRateSchedule).set({ offered })
  return row?.offered ?? null
}
